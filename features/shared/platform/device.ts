/** What an app adds to the user agent of the browser in it: Facebook and Messenger, Instagram, Viber, TikTok. */
const APPS = /FBAN|FBAV|FB_IAB|Instagram|Viber|musical_ly|Bytedance|TikTok|trill_/;

/** A WebView of Android. */
const ANDROID_WEB_VIEW = /; wv\)/;

/** A web view of iOS: every browser there also calls itself Safari. */
const IOS_WEB_VIEW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

declare global {
  /** What not every browser has. */
  interface Navigator {
    connection?: { saveData?: boolean } | null;
    deviceMemory?: number;
  }
}

/** Node 20, in which the build prerenders, has no `navigator`. */
const device = (): Partial<Navigator> => globalThis.navigator ?? {};

/**
 * Whether the page is open in a browser inside another app, where a link of a post or a message opens. It lacks what
 * needs the browser around the page, such as printing, and some freeze in view transitions.
 */
export function isInAppBrowser(): boolean {
  const { userAgent = '' } = device();
  return [APPS, ANDROID_WEB_VIEW, IOS_WEB_VIEW].some((pattern) => pattern.test(userAgent));
}

/** Up to this many GiB, a device is weak. Browsers round the number to a power of two. */
const WEAK_MEMORY = 2;

/** Whether the visitor has asked for less data. `false` in browsers that do not say. */
export const savesData = (): boolean => device().connection?.saveData === true;

/** Whether the page should do without decoration: little memory, or the visitor saves data. */
export function isWeakDevice(): boolean {
  const { deviceMemory: memory } = device();
  return (typeof memory === 'number' && memory <= WEAK_MEMORY) || savesData();
}
