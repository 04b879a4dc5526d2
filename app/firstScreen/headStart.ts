import { CARD_SIZES, PRIORITY_COUNT } from '#features/listing';
import { PICTURE_SIZES } from '#features/offer';
import { loginCheckCall, offerCall, offersCall } from '#features/shared/api';
import type { Country } from '#features/shared/country';
import { pictureOf } from '#features/shared/offer';
import { type EarlyCall, postJson, toSentCall } from '#features/shared/protocol';
import type { PlannedAddress } from './plan';

function addLink(attributes: Record<string, string>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/** Starts loading code. */
function loadFiles(files: readonly string[], fetchpriority: RequestPriority): void {
  for (const href of files) {
    const common = { href, crossorigin: '', fetchpriority };
    addLink(
      href.endsWith('.css')
        ? { ...common, rel: 'preload', as: 'style' }
        : { ...common, rel: 'modulepreload' },
    );
  }
}

/** Starts loading a picture of an offer as the screen will. */
function loadPicture(url: string, sizes: string): void {
  const { src, sources } = pictureOf(url);
  const [best] = sources;
  const common = { rel: 'preload', as: 'image', fetchpriority: 'high', href: src };
  addLink(best ? { ...common, type: best.type, imagesrcset: best.srcSet, imagesizes: sizes } : common);
}

/** The first pictures of the offers in an answer, as far as it has any. */
async function picturesIn({ response }: EarlyCall, group?: string): Promise<string[]> {
  const answer = await (await response).clone().json();
  const offers: { Group?: unknown; Images?: unknown[] }[] = [answer?.data ?? []].flat();
  return offers
    .filter(({ Group }) => group === undefined || Group === group)
    .flatMap(({ Images }) => (typeof Images?.[0] === 'string' ? [Images[0]] : []));
}

/** Starts the requests that the page of an address needs first, before its code has loaded. */
export function startRequests(
  address: PlannedAddress | undefined,
  entryFiles: readonly string[],
  country: Country,
  url: string,
): EarlyCall[] {
  const calls: EarlyCall[] = [];
  function ask(
    call: { method: string; params?: object; args?: object },
    priority: RequestPriority,
  ): EarlyCall {
    const sent = toSentCall('call', { ...call, meta: { country } }, calls.length + 1);
    const early = { sent, response: postJson(url, sent, { priority }) };
    // The client sends a failed call again, and reports it if that fails too.
    early.response.catch(() => undefined);
    calls.push(early);
    return early;
  }

  // The picture of the home page comes before code; a skeleton waits for nothing else.
  loadFiles([...entryFiles, ...(address?.files ?? [])], address?.skeleton === 'landing' ? 'low' : 'high');
  ask(loginCheckCall, 'low');
  if (!address) return calls;
  const { data, skeleton, pattern } = address;
  const param = new RegExp(pattern, 'i').exec(location.hash.slice(1))?.[1];
  if (data === 'offers') {
    const pictures = picturesIn(ask(offersCall, 'high'), param);
    if (skeleton === 'listing') load(pictures, PRIORITY_COUNT, CARD_SIZES);
  }
  if (data === 'offer' && param && /^[\w-]+$/.test(param)) {
    load(picturesIn(ask(offerCall(param), 'high')), 1, PICTURE_SIZES);
  }
  return calls;
}

/** A head start only: without these pictures, the screen asks for them. */
function load(pictures: Promise<string[]>, count: number, sizes: string): void {
  pictures.then(
    (urls) => {
      for (const url of urls.slice(0, count)) loadPicture(url, sizes);
    },
    () => undefined,
  );
}
