import { defineMessages } from '#features/shared/country';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';

/** Texts of the filters of reviews, in a file of their own so that they load with the filters. */
export const filterMessages = defineMessages({ BA: ba, RS: rs, HR: hr, ME: me });
