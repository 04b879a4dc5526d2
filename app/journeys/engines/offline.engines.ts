import { onComputer } from '../shopper';
import { banner, button, dialog, link, main, text, title, within } from './target';
import { test } from './test';

test.use(onComputer);

test('offline, visited pages work, and others load when the network is back', async ({ visitor }) => {
  await visitor.open('/most-popular');
  await visitor.press(within(main(), link('Alpha Potent')));
  await visitor.sees(title('Alpha Potent'), { focused: true });

  await visitor.setOffline(true);
  await visitor.sees(text(/^Niste na mreži\./));
  await visitor.back();
  await visitor.sees(within(main(), link('Alpha Potent')));
  await visitor.forward();
  await visitor.sees(title('Alpha Potent'), { focused: true });
  await visitor.press(within(main(), button('Dodaj u korpu')));
  await visitor.sees(within(dialog(/^Korpa/), link('Alpha Potent')));
  await visitor.key('Escape');
  // Opens at once where the service worker already has its code, otherwise with the network.
  await visitor.press(within(banner(), link('Paketi')));

  await visitor.setOffline(false);
  await visitor.sees(title('Paketi'));
  await visitor.sees(within(main(), text(/\d,\d\d\sKM/)));
});
