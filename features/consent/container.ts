declare global {
  interface Window {
    /** Queue of events that the container reads once it has loaded. */
    dataLayer?: unknown[];
  }
}

const SOURCE = 'https://www.googletagmanager.com/gtm.js';

/** Whether this page has loaded the container. */
export function isContainerLoaded(): boolean {
  return document.querySelector(`script[src^="${SOURCE}"]`) !== null;
}

/**
 * Loads the country's analytics container once. Nothing is requested from its host before that. Where that fails, tries again
 * when the network is back.
 *
 * @returns a function after which it is not tried again
 */
export function loadContainer(id: string): () => void {
  const stopped = new AbortController();
  function load() {
    if (isContainerLoaded()) return;
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SOURCE}?${new URLSearchParams({ id })}`;
    script.onerror = () => {
      script.remove();
      // The events of this visit wait in the queue.
      addEventListener('online', load, { once: true, signal: stopped.signal });
    };
    document.head.append(script);
  }
  load();
  return () => stopped.abort();
}

/** Matches the names of analytics cookies: `_ga`, `_ga_…`, `_gat`, `_gid`, `_gcl_…`. */
const COOKIE = /^_g(?:a|id$|cl_)/;

/** The host and its parent domains. Analytics sets its cookies on the highest domain that the browser allows. */
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

/** Removes the analytics cookies of a document. */
export function removeAnalyticsCookies(jar: Pick<Document, 'cookie'>, host: string): void {
  const domains = ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)];
  for (const name of analyticsCookies(jar.cookie)) {
    for (const domain of domains) jar.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
