import { EventSourceParserStream } from 'eventsource-parser/stream';
import { addOrderCall } from '#features/checkout/calls';
import { checkLoginCall, getOfferCall, getReviewsCall, loginCall } from '#features/shared/api';
import type { RpcResult } from '#features/shared/protocol';
import { exampleOf } from '../examples';
import type { KnownOffer, Swap } from './people';
import type { Finding } from './report';
import { NoAnswer, type Visitor } from './visitor';

interface Tools {
  address: string;
  origin: string;
  visitor: () => Visitor;
  report: (finding: Finding) => void;
}

const ONLY_DOCS = 'No screen uses it.';
const NOTHING_READ = 'The browser withholds every answer: each screen behaves as if the backend were down.';

/** How long a stream may take to open and send its first event. */
const STREAM_MS = 5_000;

/** Calls of the batch whose progress is watched: enough that it is under way when the stream opens. */
const WATCHED = 20;

/** Batches, binds, streams and what lets the shop's origin read the answers. */
export async function checkProtocol({
  address,
  origin,
  visitor,
  offer,
  attempt,
  report,
}: Tools & {
  offer: KnownOffer | undefined;
  attempt: (call: string | undefined, run: () => Promise<void>) => Promise<void>;
}): Promise<void> {
  const problem = (what: string) => report({ what, effect: ONLY_DOCS });
  const tolerant = (what: string, run: () => Promise<void>) =>
    attempt(undefined, async () => {
      try {
        await run();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        problem(`${what} ${error.message}`);
      }
    });

  const getOffer = { method: getOfferCall.name, params: { Slog: offer?.Slog ?? '' } };
  await tolerant('A batch', async () => {
    const [one, two] = await visitor().batch([getOffer, { method: checkLoginCall.name }]);
    if (!isOk(one) || two?.status !== 'error' || two.code !== 'NOT_LOGGED_IN')
      problem('A batch of two calls does not give both answers');
  });
  await tolerant('A bound call', async () => {
    const bound = {
      method: getReviewsCall.name,
      bind: { to: { method: getOfferCall.name }, params: { OfferID: 'ID' } },
    };
    const [, reviews] = await visitor().batch([getOffer, bound]);
    if (!isOk(reviews)) problem('A call that is bound to another one of its batch is not answered');
    const [, missing] = await visitor().batch([{ ...getOffer, params: { Slog: 'nepoznato' } }, bound]);
    if (missing?.status !== 'error' || missing.code !== 'RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR')
      problem(
        'A call that is bound to one that failed is not refused with RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR',
      );
  });
  await tolerant('A stream', async () => {
    const id = crypto.randomUUID();
    const guest = visitor();
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), STREAM_MS);
    try {
      // Together, because a backend need not remember a batch that has ended.
      const [response] = await Promise.all([
        guest.subscribe({ method: 'batching.progress', params: { id } }, end.signal),
        guest.batch(Array(WATCHED).fill(getOffer), { 'x-batch-progress': id }),
      ]);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      const text = isStream && response.body ? await firstEvent(response.body) : undefined;
      if (!text?.includes('"json"') || !text.includes(`"total":${WATCHED}`))
        problem('A subscription to the progress of a batch gets no event with it');
    } finally {
      clearTimeout(timer);
      end.abort();
    }
  });

  await attempt(undefined, async () => {
    const ask = (from: string, asked = 'content-type') =>
      fetch(`${address}/_rpc`, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'POST',
          'access-control-request-headers': asked,
        },
      }).catch(() => {
        throw new NoAnswer('A preflight of CORS gets no answer');
      });
    const allows = ({ headers }: Response, name: string) =>
      headers.get('access-control-allow-headers')?.toLowerCase().includes(name);
    // Pages of the backend's own origin read its answers without permission.
    if (new URL(address).origin !== origin) {
      const preflight = await ask(origin);
      const answer = await visitor().post('/_rpc', {
        action: 'call',
        method: checkLoginCall.name,
        meta: { id: 1 },
      });
      const lacks = [
        ...[preflight, answer].flatMap(({ headers }) => [
          ...(headers.get('access-control-allow-origin') === origin
            ? []
            : [`Access-Control-Allow-Origin: ${origin}`]),
          ...(headers.get('access-control-allow-credentials') === 'true'
            ? []
            : ['Access-Control-Allow-Credentials: true']),
        ]),
        ...(allows(preflight, 'content-type') ? [] : ['Access-Control-Allow-Headers: content-type']),
      ];
      for (const lack of new Set(lacks))
        report({ what: `The shop's origin may not read answers: no '${lack}'`, effect: NOTHING_READ });
      // Asked for alone, because some backends refuse a preflight whole for one header.
      const watched = await ask(origin, 'content-type,x-batch-progress');
      if (!allows(watched, 'x-batch-progress'))
        problem(
          "The shop's origin may not watch a batch: no 'Access-Control-Allow-Headers: x-batch-progress'",
        );
    }
    const stranger = 'https://elsewhere.example';
    const { headers } = await ask(stranger);
    if (
      headers.get('access-control-allow-origin') === stranger &&
      headers.get('access-control-allow-credentials')
    )
      report({
        what: 'Pages of any origin may read answers with the cookies of the shopper',
        effect: 'Every site that a shopper visits can read their profile and order for them.',
      });
  });
}

/** The login's cookie, and that a key makes one order. */
export async function checkSession({
  address,
  origin,
  visitor,
  logIn,
  swap,
  report,
}: Tools & { logIn: (guest: Visitor) => Promise<RpcResult>; swap: Swap }): Promise<void> {
  const guest = visitor();
  if (!isOk(await logIn(guest))) throw new NoAnswer('could not be tried: nobody can log in');
  const call = loginCall.name;
  const cookie = guest.setCookies.join('\n').toLowerCase();
  const isCrossSite = siteOf(address) !== siteOf(origin);
  const attributes = [
    ['; httponly', 'HttpOnly', 'Scripts of a page could read the session.'],
    ...(address.startsWith('https:') || isCrossSite
      ? [
          [
            '; secure',
            'Secure',
            'The session also travels unencrypted; browsers drop it where SameSite is None.',
          ],
        ]
      : []),
    isCrossSite
      ? [
          '; samesite=none',
          'SameSite=None',
          'Shop and backend are on different sites: nobody stays logged in.',
        ]
      : ['; samesite=', 'SameSite', 'Old browsers send the session with requests of other sites.'],
  ] as const;
  if (!cookie) report({ call, what: 'sets no cookie' });
  else
    for (const [part = '', name, effect = ''] of attributes)
      if (!cookie.includes(part)) report({ call, what: `sets its cookie without ${name}`, effect });

  const { params } = swap(exampleOf(addOrderCall.name));
  const order = { method: addOrderCall.name, ...(params && { params }), meta: { key: crypto.randomUUID() } };
  const results = [await guest.call(order), await guest.call(order)];
  const [one, two] = results.map((result) => (result.status === 'ok' ? String(result.data) : undefined));
  if (one === undefined || one !== two)
    report({
      call: addOrderCall.name,
      what: 'makes a second order for a known key',
      effect:
        'After a lost answer the shop looks once among the orders and warns; it cannot prevent a second parcel.',
    });
}

const isOk = (result: RpcResult | undefined) => result?.status === 'ok';

/** Good enough to tell whether cookies are those of another site: `shop.hrast.hr` and `api.hrast.hr` are one. */
const siteOf = (address: string) => new URL(address).hostname.split('.').slice(-2).join('.');

async function firstEvent(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | undefined> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  const { value } = await reader.read().catch(() => ({ value: undefined }));
  await reader.cancel().catch(() => {});
  return value?.data;
}
