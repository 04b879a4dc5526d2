/** The code of a sketch as it stands in an address: base64url. */
export function toAddress(code: string): string {
  const bytes = new TextEncoder().encode(code);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The code in an address; `undefined` if there is none, or what is there is not text. */
export function fromAddress(text: string): string | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return new TextDecoder(undefined, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
