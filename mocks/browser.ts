import { http, type RequestHandler } from 'msw';
import type { Country } from '#features/shared/country';
import { jarCookies, serviceHandlers } from './backend';
import { createMockBackend } from './mockBackend';
import type { GivenAnswer, ScenarioName } from './scenarios';

export interface BackendHandlersOptions {
  /** The visitor's location. */
  country?: Country;
  scenarios?: readonly ScenarioName[];
  /** Given in place of the backend's own. */
  answers?: readonly GivenAnswer[];
  ends?: AbortSignal;
  /** URL that `images/…` paths are resolved against. Default: the page's own. */
  imageBase?: string;
}

/** MSW handlers of a new mock backend with one visitor. Stories get one each, so they cannot affect each other. */
export function backendHandlers({
  imageBase = document.baseURI,
  ...options
}: BackendHandlersOptions = {}): RequestHandler[] {
  const handler = createMockBackend({ ...options, imageBase, cookies: jarCookies() });
  const services = Object.values(serviceHandlers).map(({ call }) => call.name);
  return ['/_rpc', '/uploads/*', ...services].map((path) =>
    // As the real one, it goes on with a request that the page no longer waits for.
    http.all(`*${path}`, ({ request }) => handler(new Request(request, { signal: null }))),
  );
}
