/**
 * The oldest browsers in which a shopper can use the whole shop and order, in the words of Browserslist. What is newer is
 * an addition: the page works without it. WebView 100 and Samsung Internet 18 have what Chrome 99 has.
 */
export const floor = ['safari 15.6', 'ios_saf 15.6', 'chrome 99', 'firefox 102'];

/** The floor as targets of the build, which rewrites newer syntax. */
export const buildTargets = floor.map((browser) => browser.replace(/(?:_saf)? /, ''));
