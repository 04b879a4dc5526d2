/** `+387 33 000 000` → `tel:+38733000000`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
