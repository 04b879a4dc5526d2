import { newDigits } from '../shopper';
import { goToCheckout } from './steps';
import { button, field, form, link, main, region, text, title, within } from './target';
import { expect, test } from './test';

test('a guest registers, orders and tracks the parcel', async ({ visitor }) => {
  await visitor.open('/most-popular');
  await visitor.press(within(main(), link('Alpha Potent')));
  await visitor.sees(title('Alpha Potent'), { focused: true });
  await goToCheckout(visitor);

  const profile = form('Napravi račun');
  await visitor.write(within(profile, field(/^Ime/)), 'Nikola');
  await visitor.write(within(profile, field(/^Prezime/)), 'Čačić');
  await visitor.write(within(profile, field(/^Broj telefona/)), `061 ${newDigits()}`);
  await visitor.write(within(profile, field(/^E-mail/)), `${visitor.name}@example.ba`);
  await visitor.write(within(profile, field(/lozinku/)), 'dobra-lozinka-1');
  await visitor.press(within(profile, button('Napravi račun')));

  await visitor.sees(title('Potvrdite narudžbu'), { focused: true });
  await visitor.press(button(/^Završi kupovinu/));
  await visitor.sees(title('Hvala na narudžbi'));
  await visitor.isAt(/^\/checkout\/.+$/);
  expect(await visitor.read(() => localStorage.getItem('cart'))).toBeNull();

  await visitor.press(within(main(), link('Moj račun')));
  await visitor.sees(title('Moj račun'), { focused: true });
  const order = region('Pripremamo vašu narudžbu');
  const number = /\d{6}/.exec((await visitor.sees(order)).text)?.[0];
  await visitor.press(within(order, link(/^Prati Pošiljku/)));
  await visitor.isAt(new RegExp(`^/track\\?id=${number}$`));
  await visitor.sees(text('Paket u pripremi za slanje'));
});
