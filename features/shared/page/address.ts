/** An address relative to the shop's own as others need it, whole; `undefined` for what is no address. */
export function absoluteAddress(address: string, base: string = document.baseURI): string | undefined {
  // Pictures come from the backend: what cannot be read is left out.
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}
