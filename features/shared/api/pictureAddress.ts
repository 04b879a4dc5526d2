import { parseUrl } from '../platform';

/** Base for relative addresses; only its scheme matters. */
const RELATIVE_BASE = 'https://here.invalid';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether an address from the backend may be the source of a picture: relative, https, or http from a loopback address
 * or the page's own host (development). Parsed as browsers parse it, which ignores spaces and line breaks. Also for the
 * boot script, which has no schemas.
 */
export function isPictureAddress(address: unknown): boolean {
  if (typeof address !== 'string' || !address.trim()) return false;
  const url = parseUrl(address, RELATIVE_BASE);
  if (url?.protocol === 'http:') {
    return LOOPBACK.test(url.hostname) || url.hostname === globalThis.location?.hostname;
  }
  return url?.protocol === 'https:';
}
