import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Country } from '#features/shared/country';
import { jarCookies } from './backend';
import type { ScenarioName } from './scenarios';
import { createStandIn } from './standIn';

export interface BackendHandlersOptions {
  /** Where the visitor is. */
  country?: Country;
  scenarios?: readonly ScenarioName[];
  /** Address beside which the folder `images/` is served; the page's own if left out. */
  imageBase?: string;
}

/** An analytics container in which nothing is. */
const emptyContainer = http.get('https://www.googletagmanager.com/gtm.js', () =>
  HttpResponse.text('', { headers: { 'content-type': 'text/javascript' } }),
);

/** The stand-in backend for a service worker: a fresh one with one visitor each time, so that no story sees another's doings. */
export function backendHandlers({
  imageBase = document.baseURI,
  ...options
}: BackendHandlersOptions = {}): RequestHandler[] {
  const handler = createStandIn({ ...options, imageBase, cookies: jarCookies() });
  const backend = ['*/_rpc', '*/api/deals/*', '*/api/leads/*', '*/geo', '*/uploads/*'].map((path) =>
    http.all(path, ({ request }) => handler(request)),
  );
  return [...backend, emptyContainer];
}
