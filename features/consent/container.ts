declare global {
  interface Window {
    /** What the container is told, and reads once it is here. */
    dataLayer?: unknown[];
  }
}

const SOURCE = 'https://www.googletagmanager.com/gtm.js';

/** Whether the container has been loaded since the page was. */
export function isContainerLoaded(): boolean {
  return document.querySelector(`script[src^="${SOURCE}"]`) !== null;
}

/** Loads the country's analytics container, once. Nothing of it is asked for before. */
export function loadContainer(id: string): void {
  if (isContainerLoaded()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SOURCE}?${new URLSearchParams({ id })}`;
  document.head.append(script);
}

/** The names of the cookies that analytics sets: `_ga`, `_ga_…`, `_gat`, `_gid`, `_gcl_…`. */
const COOKIE = /^_g(?:a|id$|cl_)/;

/** The host and what stands above it: analytics sets its cookies as far up as the browser lets it. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

function analyticsCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => COOKIE.test(name));
}

/** Removes the cookies that analytics has left in a page's jar. */
export function forgetCookies(jar: Pick<Document, 'cookie'>, host: string): void {
  const places = ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)];
  for (const name of analyticsCookies(jar.cookie)) {
    for (const place of places) jar.cookie = `${name}=; path=/; max-age=0${place}`;
  }
}
