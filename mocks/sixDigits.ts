/** Six random digits, as in the code of a password reset. */
export const sixDigits = (): string =>
  String(crypto.getRandomValues(new Uint32Array(1))[0])
    .slice(-6)
    .padStart(6, '0');
