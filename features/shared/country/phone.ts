/** `+387 33 000 000` → `tel:+38733000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** A message to a number. iOS reads the text after `&`, Android after `?`. */
export const smsHref = (phone: string, message: string): string =>
  `sms:${phone.replaceAll(' ', '')}?&body=${encodeURIComponent(message)}`;
