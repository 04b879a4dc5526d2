import { onComputer, signUp } from '../shopper';
import { goToCheckout, logIn, logInAtCheckout } from './steps';
import { banner, button, field, link, main, tab, text, title, within } from './target';
import { test } from './test';

test('a login that expires during the checkout loses nothing', async ({ visitor, request }) => {
  const account = await signUp(request, 'BA', visitor.name);
  await visitor.open('/offers/libido');
  await goToCheckout(visitor);
  await logInAtCheckout(visitor, account);
  await visitor.sees(title('Potvrdite narudžbu'), { focused: true });
  await visitor.write(field(/^Prezime/), 'Drugačić');

  await visitor.forgetCookies();
  await visitor.press(button(/^Završi kupovinu/));
  await visitor.sees(text(/^Prijava je istekla/));
  await logInAtCheckout(visitor, account);
  await visitor.sees(field(/^Prezime/), { value: 'Drugačić' });
  await visitor.press(button(/^Završi kupovinu/));
  await visitor.sees(title('Hvala na narudžbi'));
});

test.describe('on a computer', () => {
  test.use(onComputer);
  test('logging out in one tab logs out all tabs', async ({ visitor, request }) => {
    const account = await signUp(request, 'BA', visitor.name);
    await visitor.open('/account');
    await visitor.press(within(main(), button('Prijavi se')));
    await logIn(visitor, account);
    await visitor.sees(title('Moj račun'));

    const other = await visitor.newTab();
    await other.open('/account');
    // The title is there before it is known who is logged in.
    await other.sees(text('Nema evidentiranih narudžbi na vašem računu.'));
    await visitor.press(tab('Postavke'));
    await visitor.press(button('Odjavi se'));
    await visitor.sees(within(banner(), link('Prijava')));
    await other.sees(text('Odjavili ste se u drugom prozoru'));
  });
});
