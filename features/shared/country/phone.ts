const dialled = (phone: string) => phone.replaceAll(' ', '');

/** `+387 33 000 000` → `tel:+38733000000`. */
export const phoneHref = (phone: string): string => `tel:${dialled(phone)}`;

/** A message to a number. iOS reads the text after `&`, Android after `?`. */
export const smsHref = (phone: string, message: string): string =>
  `sms:${dialled(phone)}?&body=${encodeURIComponent(message)}`;
