/** `+387 33 000 000` → `tel:+38733000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
