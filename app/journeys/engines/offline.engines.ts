import { onComputer } from '../shopper';
import { banner, button, dialog, link, main, text, title, within } from './target';
import { expect, test } from './test';

test.use(onComputer);

test('offline, pages open with what is known, and the rest loads when the network is back', async ({
  visitor,
}) => {
  await visitor.open('/most-popular');
  await visitor.press(within(main(), link('Alpha Potent')));
  await visitor.sees(title('Alpha Potent'), { focused: true });

  // It keeps the code of all pages, and comes a moment after the first press.
  await expect.poll(() => visitor.read(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await visitor.setOffline(true);
  await visitor.sees(text(/^Niste na mreži\./));
  await visitor.back();
  await visitor.sees(within(main(), link('Alpha Potent')));
  await visitor.forward();
  await visitor.sees(title('Alpha Potent'), { focused: true });
  await visitor.press(within(main(), button('Dodaj u korpu')));
  await visitor.sees(within(dialog(/^Korpa/), link('Alpha Potent')));
  await visitor.key('Escape');
  await visitor.press(within(banner(), link('Paketi')));
  await visitor.sees(title('Paketi'));

  await visitor.setOffline(false);
  await visitor.sees(within(main(), text(/\d,\d\d\sKM/)));
});
