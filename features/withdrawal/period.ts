import type { Day } from '#features/shared/country';

/** The last day of a period in days that starts on the day after an event, such as the receipt of the parcel. */
export const lastDayOf = (event: Day, days: number): Day => event + days;
