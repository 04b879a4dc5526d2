import {
  type Country,
  countrySettings,
  difference,
  facts,
  formatMoney,
  times,
  toHundredths,
} from '#features/shared/country';

const { discountPercent, pricePerYear } = facts.club;

const MONTHS = 12;

/** What a shopper may spend in a month, in the country's currency: the choices of the sum. The first is too little. */
export const monthlySpends = {
  BA: [50, 75, 100, 150],
  RS: [3_000, 4_500, 6_000, 9_000],
  HR: [25, 40, 50, 75],
  ME: [25, 40, 50, 75],
} as const satisfies Record<Country, readonly number[]>;

/** Index of the spend that is chosen first. */
export const LIKELY_SPEND = 2;

/** What a member who spends this much in a month saves in a year, in the country's currency, without the delivery. */
export function savingsOf(country: Country, monthlySpend: number) {
  const { currency } = countrySettings[country];
  const year = times(toHundredths(monthlySpend), MONTHS);
  const discount = toHundredths((monthlySpend * MONTHS * discountPercent) / 100);
  const fee = toHundredths(pricePerYear[country]);
  const pays = discount >= fee;
  return {
    year: formatMoney(year, currency),
    discount: formatMoney(discount, currency),
    fee: formatMoney(times(fee, -1), currency),
    /** Whether the discount returns the fee. */
    pays,
    /** What is left of the discount after the fee, or what it lacks. */
    rest: formatMoney(pays ? difference(discount, fee) : difference(fee, discount), currency),
  };
}

/** The monthly spend from which on the discount returns the fee: `66,34 KM`. Rounded up. */
export function breakEven(country: Country): string {
  const spend = Math.ceil((pricePerYear[country] * 100 * 100) / discountPercent / MONTHS) / 100;
  return formatMoney(toHundredths(spend), countrySettings[country].currency);
}
