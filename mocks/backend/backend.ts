import { Hono } from 'hono';
import type { Country } from '#features/shared/country';
import { countries } from '../fixtures';
import { oneLine } from '../oneLine';
import { sixDigits } from '../sixDigits';
import { type Cookies, headerCookies } from './cookies';
import { externalRoutes } from './external';
import { methodHandlers } from './handlers';
import { CallError, type Context, type Sleep, TooManyAttempts } from './method';
import { createProgress, progressStreams } from './progress';
import { type Answer, answerBatch, type Call, readBody, type Subscription } from './protocol';
import { protocolMethods, protocolStreams } from './protocolMethods';
import { reportRoutes } from './reports';
import { openJar, sessionOf } from './session';
import type { Store } from './store';
import { eventStream, type Stream } from './stream';

type Method = (call: Call, context: Context) => Promise<unknown>;

const methodsByName = new Map<string, Method>(Object.entries(protocolMethods));
for (const { call, answer } of Object.values(methodHandlers)) {
  const { name, carrier } = call;
  methodsByName.set(name, (sent, context) => answer(sent[carrier], context));
}

/**
 * A request handler in the fetch standard's terms, for MSW, a test or an HTTP port.
 *
 * @param address where the request came from, if the carrier knows
 */
export type Handler = (request: Request, address?: string) => Promise<Response>;

/** Wraps every call: it can answer instead of the method, or change the method's answer. */
export type Intercept = (call: Call, run: () => Promise<Answer>) => Promise<Answer>;

export interface BackendOptions {
  /** One store per country; `meta.country` of a call selects it. */
  stores: Record<Country, Store>;
  /** The country of calls without `meta.country`. Default: BA. */
  country?: Country | undefined;
  /** The country code of the visitors' location. Default: `country`. */
  visitorCountry?: string | undefined;
  /** Default: real cookies, in HTTP headers. */
  cookies?: Cookies | undefined;
  now?: (() => Date) | undefined;
  /** Makes ids of sessions and images; they must be unguessable, and unique across countries. */
  newId?: (() => string) | undefined;
  /** Makes the codes of password resets. Default: six random digits. */
  newResetCode?: (() => string) | undefined;
  /** Waits some milliseconds, where that makes guessing slow. Default: really. */
  sleep?: Sleep | undefined;
  /** Writes a message for the person who runs the backend. */
  log?: ((line: string) => void) | undefined;
  /** URL that `images/…` paths are resolved against. Default: the backend's own. */
  imageBase?: string | undefined;
  intercept?: Intercept | undefined;
  /** Called with every answer, and the milliseconds that it took. */
  onCall?: ((call: Call, answer: Answer, ms: number) => void) | undefined;
  /**
   * Called with an error that is no answer of a method: a store that fails. The request is answered with HTTP 503. Default:
   * prints it.
   */
  onError?: ((error: Error) => void) | undefined;
}

/** The company's backend, as its wire contract describes it, in one handler. */
export function createBackend({
  stores,
  country: defaultCountry = 'BA',
  visitorCountry = defaultCountry,
  cookies = headerCookies,
  now = () => new Date(),
  newId = () => crypto.randomUUID(),
  newResetCode = sixDigits,
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  log = () => {},
  imageBase,
  intercept = (_call, run) => run(),
  onCall = () => {},
  onError = console.error,
}: BackendOptions): Handler {
  const app = new Hono<{ Bindings: { address: string | undefined } }>();
  const failure = (error: Error) => {
    if (error instanceof TooManyAttempts)
      return new Response('Too many attempts. Try again in an hour.', { status: 429 });
    onError(error);
    return new Response('The backend cannot answer now.', { status: 503 });
  };
  app.onError(failure);
  const logLine = (line: string) => log(oneLine(line));
  const everyStore = Object.values(stores);
  // The shops of all countries can share a host, so each country has a session cookie of its own.
  const sessionIn = (jar: ReturnType<typeof openJar>, country: Country) =>
    sessionOf(stores[country], jar.cookie(`session-${country}`), newId, now);
  const progress = createProgress();
  const streamsByName = new Map<string, Stream>(
    Object.entries({ ...protocolStreams, ...progressStreams(progress) }),
  );

  app.post('/_rpc', async (c) => {
    const request = c.req.raw;
    const body = await readBody(request);
    if (!body) return c.text('The body is not in the protocol.', 400);

    if (!Array.isArray(body) && body.action === 'subscribe') {
      try {
        return eventStream(openStream(streamsByName, body), request);
      } catch (error) {
        return c.json(refusal(error, body));
      }
    }

    const jar = openJar(cookies, request);
    const contextOf = ({ meta }: Call): Context => {
      const country = meta.country ?? defaultCountry;
      return {
        country,
        store: stores[country],
        session: sessionIn(jar, country),
        meta,
        now,
        newId,
        newResetCode,
        sleep,
        address: c.env.address,
        log: logLine,
        addressOf: (path) =>
          new URL(path, (path.startsWith('images/') && imageBase) || new URL('/', request.url)).href,
      };
    };

    const calls = Array.isArray(body) ? body : [body];
    const onAnswer = progress.begin(request.headers.get('x-batch-progress'), calls.length);
    const run = async (call: Call) => {
      const begin = performance.now();
      const answered = await intercept(call, () => answer(call, contextOf(call)));
      onCall(call, answered, Math.round(performance.now() - begin));
      return answered;
    };
    const response = await answerBatch(calls, run, onAnswer).then(
      (answers) => c.json(Array.isArray(body) ? answers : answers[0]),
      (error) => {
        // The calls before it were carried out: their cookies are sent, and whoever watches the batch does not wait for more.
        onAnswer(calls.length);
        return failure(error);
      },
    );
    jar.write(response.headers);
    return response;
  });

  app.get('/uploads/:id', async (c) => {
    const id = c.req.param('id');
    const found = await Promise.all(
      countries.map(async (country) => ({ country, image: await stores[country].images.find(id) })),
    );
    const { country, image } = found.find(({ image }) => image) ?? {};
    if (!country || !image) return c.notFound();
    if (!(await stores[country].images.isPublished(id))) {
      // Until its review is approved, only who uploaded it sees it.
      const user = await sessionIn(openJar(cookies, c.req.raw), country).user();
      if (user?.id !== image.userId) return c.notFound();
    }
    return c.body(await image.content.arrayBuffer(), 200, {
      'content-type': image.type,
      // It is gone as soon as its review is, and who may see it can change.
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      // Opened by itself, it can do nothing, whatever a browser takes it for.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  app.route('/', externalRoutes({ stores: everyStore, visitorCountry }));
  app.route('/', reportRoutes(stores, now));

  return async (request, address) => app.fetch(request, { address });
}

async function answer(call: Call, context: Context): Promise<Answer> {
  try {
    const run = methodsByName.get(call.method);
    if (!run) throw new CallError('METHOD_NOT_FOUND');
    return { status: 'ok', data: await run(call, context), meta: call.meta };
  } catch (error) {
    return refusal(error, call);
  }
}

function openStream(streams: ReadonlyMap<string, Stream>, subscription: Subscription) {
  const open = streams.get(subscription.method);
  if (!open) throw new CallError('METHOD_NOT_FOUND');
  return open(subscription);
}

/** The error answer to a call that a method refused. Rethrows everything that is not a `CallError`. */
function refusal(error: unknown, { meta }: Call | Subscription): Answer {
  if (!(error instanceof CallError)) throw error;
  return { status: 'error', data: error.code, meta };
}
