export const trimSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * The address of the backend without a slash at the end: by default the page's host, port 5000
 * (Specification/Protocol).
 *
 * @param configured `VITE_API_BASE`
 */
export const backendAddress = (configured: string): string =>
  trimSlash(configured) || `${location.protocol}//${location.hostname}:5000`;
