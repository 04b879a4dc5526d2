import { banner, button, dialog, heading, link, main, text, title, within } from './target';
import { test } from './test';

test('a change to the cart in one tab shows in the panel, header and checkout of others', async ({
  visitor: here,
}) => {
  await here.open('/offers/alpha-potent');
  await here.sees(title('Alpha Potent'));
  const there = await here.newTab();
  await there.open('/checkout');
  await there.sees(within(main(), heading('Korpa je prazna')));

  await here.press(within(main(), button('Dodaj u korpu')));
  await here.sees(within(dialog(/^Korpa/), text('1 proizvod')));
  await there.sees(within(main(), text(/\(1 proizvod\)/)));

  await there.open('/offers/libido');
  await there.sees(within(banner(), button(/^Korpa.*1/)));
  await there.press(within(main(), button('Dodaj u korpu')));
  await here.sees(within(dialog(/^Korpa/), link('Libido')));
  await here.press(within(dialog(/^Korpa/), button('Ukloni Alpha Potent')));
  await there.seesNo(within(dialog(/^Korpa/), link('Alpha Potent')));
});
