/** What an app adds to the user agent of the browser in it: Facebook and Messenger, Instagram, Viber, TikTok. */
const APPS = /FBAN|FBAV|FB_IAB|Instagram|Viber|musical_ly|Bytedance|TikTok|trill_/;

/** A WebView of Android. */
const ANDROID_WEB_VIEW = /; wv\)/;

/** A web view of iOS: every browser there also calls itself Safari. */
const IOS_WEB_VIEW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** Node 20, in which the build prerenders, has no `navigator`. */
const device = (): object => (typeof navigator === 'undefined' ? {} : navigator);

/**
 * Whether the page is open in a browser inside another app, where a link of a post or a message opens. It lacks what
 * needs the browser around the page, such as printing, and some freeze in view transitions.
 */
export function isInAppBrowser(): boolean {
  const browser = device();
  const name = 'userAgent' in browser ? String(browser.userAgent) : '';
  return [APPS, ANDROID_WEB_VIEW, IOS_WEB_VIEW].some((pattern) => pattern.test(name));
}

/** Up to this many GiB, a device is weak. Browsers round the number to a power of two. */
const WEAK_MEMORY = 2;

/** Whether the visitor has asked for less data. `false` in browsers that do not say. */
export function savesData(): boolean {
  const hints = device();
  if (!('connection' in hints)) return false;
  const { connection } = hints;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Whether the page should do without decoration: little memory, or the visitor saves data. */
export function isWeakDevice(): boolean {
  const hints = device();
  const memory = 'deviceMemory' in hints ? hints.deviceMemory : undefined;
  return (typeof memory === 'number' && memory <= WEAK_MEMORY) || savesData();
}
