import { parseUrl } from '../platform';

/** Resolves an address against the page's base URL; `undefined` if it is not a valid URL. */
export function absoluteAddress(address: string, base: string = document.baseURI): string | undefined {
  // The backend's picture addresses may be malformed.
  return parseUrl(address, base)?.href;
}
