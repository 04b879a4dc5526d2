/** For the `beforeEach` of a story: the page is open in the browser of an app, here of Instagram. */
export function inAppBrowser(): () => void {
  const value =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 336.0.8.31.94';
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent');
  };
}
