/**
 * The oldest browsers in which a shopper can use the whole shop and order, by their names in MDN's compatibility data. What
 * is newer is an addition: the page works without it.
 */
export const floor = {
  safari: '15.6',
  safari_ios: '15.6',
  chrome: '100',
  chrome_android: '100',
  webview_android: '100',
  samsunginternet_android: '18.0',
  firefox: '102',
  firefox_android: '102',
} as const;

/** The floor as targets of the build, which rewrites newer syntax. Samsung Internet 18 is Chromium 99. */
export const buildTargets = [
  `safari${floor.safari}`,
  `ios${floor.safari_ios}`,
  'chrome99',
  `firefox${floor.firefox}`,
];
