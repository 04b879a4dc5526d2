/** The URL of an address; `undefined` if it is not a valid one. `URL.canParse` and `URL.parse` are newer than the floor. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
