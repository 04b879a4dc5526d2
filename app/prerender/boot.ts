import { countryOfVisit } from '#features/shared/country';
import { backendAddress, CODE_TIMEOUT_MS, isWeakDevice, type Prerender } from '#features/shared/platform';
import { reduceMotion } from '#ui/theme';
import { loadApp, startRequests } from './headStart';
import { findAddress, type Plan, type Shown } from './plan';
import { showFailure, showPrerender } from './skeleton';

/** How long the app waits for the picture of the home page. */
const HERO_IMAGE_TIMEOUT_MS = 2_000;

/**
 * The script in `index.html`: shows the prerender of the visitor's country and address before any other script has
 * loaded, and starts the requests that the page will need (Specification/Page behaviour). The build makes one inline script
 * of this file.
 */
export function boot({
  addresses,
  entry,
  entryFiles,
  apiBase,
  configuredCountry,
  languages,
  pictures,
  reportUrl,
}: Plan): void {
  const container = document.getElementById('root');
  if (!container) return;
  let root = container;
  if (isWeakDevice()) reduceMotion();
  const country = countryOfVisit(configuredCountry);
  document.documentElement.lang = languages[country];
  const find = () => findAddress(addresses, location.hash);

  let hasFailed = false;
  let shownHash: string | undefined;
  function show(): void {
    shownHash = location.hash;
    const shown: Shown = find()?.row ?? { frame: 'page', skeleton: 'page', isPrerendered: false };
    (hasFailed ? showFailure : showPrerender)(root, country, shown);
    // What nothing answers yet cannot be pressed or typed into, so that nothing is lost. After a failure it leads to the
    // sentence.
    setInert(!hasFailed);
  }
  const setInert = (isInert: boolean) => {
    // Firefox 102 and Chrome 100 have no `inert`.
    for (const control of root.querySelectorAll('button, input, select, textarea'))
      control.toggleAttribute('inert' in control ? 'inert' : 'disabled', isInert);
  };
  show();

  const events = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: events.signal, capture: true });
  function fail(): void {
    if (events.signal.aborted && !hasFailed) {
      // React had taken over, and removes everything from its root.
      const own = document.createElement('div');
      own.id = root.id;
      root.replaceWith(own);
      root = own;
      addEventListener('hashchange', show);
      root.addEventListener('click', ({ target }) => press(target), { capture: true });
    }
    hasFailed = true;
    show();
  }

  /** @param why sent as the report's detail: a shop that never starts reports nothing else (Specification/Page behaviour) */
  function failUnstarted(why: 'load' | 'run' | 'time'): void {
    if (first.isStarted) return;
    const isFirst = !hasFailed;
    fail();
    if (!reportUrl || !isFirst) return;
    const failure = { kind: 'code', name: 'NotStarted', detail: why, frames: [], route: '*' };
    const release = entry.replace(/.*\//, '');
    navigator.sendBeacon(
      reportUrl,
      JSON.stringify({ release, country, browser: 'Other', reports: [failure] }),
    );
  }

  let limit: ReturnType<typeof setTimeout> | undefined;
  function load() {
    if (limit) return;
    // For a request that never ends. A shop that has started has a limit of its own, with another sentence.
    limit = setTimeout(failUnstarted, CODE_TIMEOUT_MS, 'time');
    const script = loadApp(entry, [...entryFiles, ...(find()?.row.files ?? [])]);
    on(script, 'error', () => failUnstarted('load'));
    // Comes after an exception too.
    on(script, 'load', () => failUnstarted('run'));
  }

  const first: Prerender = {
    stop() {
      events.abort();
      clearTimeout(limit);
      // React hydrates what it has rendered. The event of a changed address comes later than the change.
      if (hasFailed || shownHash !== location.hash) {
        hasFailed = false;
        show();
      }
      setInert(false);
    },
    fail,
  };
  const banner = find()?.row.isPrerendered && root.querySelector('main img');
  if (!banner) load();

  function press(target: EventTarget | null) {
    load();
    // The button will never do anything: leads to the sentence that says so.
    if (hasFailed && target instanceof Element && target.closest('button'))
      root.querySelector('main')?.focus();
  }
  if (banner) {
    // The picture of the home page comes before code.
    on(banner, 'load', load);
    on(banner, 'error', load);
    on(window, 'hashchange', load);
    setTimeout(load, HERO_IMAGE_TIMEOUT_MS);
  }
  // Another address before the app has started.
  on(window, 'hashchange', show);
  on(root, 'click', ({ target }) => press(target));

  globalThis.prerender = first;
  globalThis.early = startRequests(
    find(),
    country,
    `${backendAddress(apiBase)}/_rpc`,
    pictures[country] ?? {},
  );
}
