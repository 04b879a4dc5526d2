import { PRIORITY_COUNT } from '#features/listing';
import {
  type EarlyResponses,
  isPictureAddress,
  loginCheckRequest,
  offerRequest,
  offersRequest,
} from '#features/shared/api';
import type { Country } from '#features/shared/country';
import { pictureOf } from '#features/shared/offer';
import { postJson, toSentCall } from '#features/shared/protocol';
import { type FirstPictures, type Found, type PlannedAddress, pictureId } from './plan';
import { contentOf } from './skeleton';

/** Starts the app, by the script that it returns. Its code and that of the screen load in parallel. */
export function loadApp(entry: string, files: readonly string[]): HTMLScriptElement {
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
  return script;
}

/** Shows a picture of an offer in its place in the skeleton. */
function showPicture(place: Element, picture: DocumentFragment, url: string): void {
  const { src, sources } = pictureOf(url);
  if (place.querySelector('img')?.getAttribute('src') === src) return;
  for (const [index, source] of picture.querySelectorAll('source').entries()) {
    const file = sources[index];
    if (file) source.srcset = file.srcSet;
    else source.remove();
  }
  for (const image of picture.querySelectorAll('img')) image.src = src;
  place.replaceChildren(picture);
}

/** Shows the first pictures of offers in their places in the skeleton. */
function showPictures(urls: FirstPictures[string], skeleton: string): void {
  const places = [...document.querySelectorAll('#root [data-offer-picture]')].slice(0, PRIORITY_COUNT);
  for (const [index, place] of places.entries()) {
    const url = urls[index];
    const picture = contentOf(pictureId(skeleton));
    if (picture && url) showPicture(place, picture, url);
  }
}

/** The first picture of each offer in an answer: the same as on the screen, which leaves out what is no picture. */
async function picturesIn(response: Promise<Response>, group?: string): Promise<FirstPictures[string]> {
  const answer = await (await response).clone().json();
  const offers: { Group?: unknown; Images?: string[] }[] = [answer?.data ?? []].flat();
  return offers
    .filter(({ Group }) => group === undefined || Group === group)
    .map(({ Images }) => Images?.find(isPictureAddress)?.trim() ?? null);
}

/** Starts the requests that the page of an address needs first, before its code has loaded. */
export function startRequests(
  found: Found<PlannedAddress> | undefined,
  country: Country,
  url: string,
  pictures: FirstPictures,
): EarlyResponses {
  let lastId = 0;
  function ask(
    call: { method: string; params?: object; args?: object },
    priority: RequestPriority,
  ): Promise<Response> {
    // The client counts up from 1.
    lastId -= 1;
    const response = postJson(url, toSentCall('call', { ...call, meta: { country } }, lastId), { priority });
    // The shop sends a failed call again, and reports it if that fails too.
    response.catch(() => undefined);
    return response;
  }

  const early: EarlyResponses = { session: ask(loginCheckRequest, 'low') };
  if (!found) return early;
  const { data, skeleton } = found.row;
  const { param } = found;
  let response: Promise<Response> | undefined;
  if (data === 'offers') response = early.offers = ask(offersRequest, 'high');
  if (data === 'offer' && param && /^[\w-]+$/.test(param))
    response = early[`offer/${param}`] = ask(offerRequest(param), 'high');
  const [address = '', order] = location.hash.slice(1).split('?');
  // In another order, other offers come first.
  if (response && !(data === 'offers' && order !== undefined)) {
    showPictures(pictures[address] ?? [], skeleton);
    // A head start only: without these pictures, the screen asks for them.
    picturesIn(response, data === 'offers' ? param : undefined)
      .then((urls) => showPictures(urls, skeleton))
      .catch(() => undefined);
  }
  return early;
}
