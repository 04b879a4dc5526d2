/** Groups the digits before the comma by three: `3512` → `3.512`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** `3512` → `3.512`; `4.75` with one decimal → `4,8`. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '0', fraction] = value.toFixed(decimals).split('.');
  return fraction ? `${groupDigits(whole)},${fraction}` : groupDigits(whole);
}
