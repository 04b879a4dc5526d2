import { PRIORITY_COUNT } from '#features/listing';
import { loginCheckCall, offerCall, offersCall } from '#features/shared/api';
import type { Country } from '#features/shared/country';
import { pictureOf } from '#features/shared/offer';
import { type EarlyCall, postJson, toSentCall } from '#features/shared/protocol';
import { type PlannedAddress, pictureId } from './plan';
import { contentOf } from './skeleton';

/** Starts the app. Its code and that of the screen load in parallel. */
export function loadApp(entry: string, files: readonly string[]): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

/** Shows a picture of an offer in its place in the skeleton. */
function showPicture(place: Element, picture: DocumentFragment, url: string): void {
  const { src, sources } = pictureOf(url);
  const [best] = sources;
  for (const source of picture.querySelectorAll('source')) {
    if (best) source.srcset = best.srcSet;
    else source.remove();
  }
  for (const image of picture.querySelectorAll('img')) image.src = src;
  place.replaceChildren(picture);
}

/** Shows the first pictures of the offers in an answer in their places in the skeleton. */
async function showPictures({ response }: EarlyCall, skeleton: string, group?: string): Promise<void> {
  const places = [...document.querySelectorAll('#first-screen [data-offer-picture]')].slice(
    0,
    PRIORITY_COUNT,
  );
  const answer = await (await response).clone().json();
  const offers: { Group?: unknown; Images?: unknown[] }[] = [answer?.data ?? []].flat();
  const shown = offers.filter(({ Group }) => group === undefined || Group === group);
  for (const [index, place] of places.entries()) {
    const url = shown[index]?.Images?.[0];
    const picture = contentOf(pictureId(skeleton));
    if (picture && typeof url === 'string') showPicture(place, picture, url);
  }
}

/** Starts the requests that the page of an address needs first, before its code has loaded. */
export function startRequests(
  address: PlannedAddress | undefined,
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

  ask(loginCheckCall, 'low');
  if (!address) return calls;
  const { data, skeleton, pattern } = address;
  const param = new RegExp(pattern, 'i').exec(location.hash.slice(1))?.[1];
  const early =
    data === 'offers'
      ? ask(offersCall, 'high')
      : data === 'offer' && param && /^[\w-]+$/.test(param)
        ? ask(offerCall(param), 'high')
        : undefined;
  // In another order, other offers come first.
  const isSorted = data === 'offers' && location.hash.includes('?');
  if (early && !isSorted) {
    // A head start only: without these pictures, the screen asks for them.
    showPictures(early, skeleton, data === 'offers' ? param : undefined).catch(() => undefined);
  }
  return calls;
}
