import { resolve } from 'node:path';
import { signUp } from '../shopper';
import { logIn } from './steps';
import { button, field, form, heading, link, main, radio, text, title, within } from './target';
import { test } from './test';

const PHOTO = resolve('mocks/fixtures/images/alpha-2.webp');

test('a guest logs in, returns to the form and sends a review with a photo', async ({ visitor, request }) => {
  const account = await signUp(request, 'BA', visitor.name);
  await visitor.open('/offers/alpha-potent');
  await visitor.press(within(main(), button('Napiši recenziju')));
  await visitor.press(within(main(), link('Prijavi se')));
  await visitor.sees(title('Dobro došli'), { focused: true });
  await logIn(visitor, account);

  await visitor.sees(title('Alpha Potent'));
  await visitor.sees(heading('Napiši recenziju'), { focused: true, inWindow: true });
  const review = form('Nova recenzija');
  await visitor.press(within(review, radio('Odlično')));
  await visitor.write(within(review, field(/^Naslov/)), 'Radi kako piše');
  await visitor.write(within(review, field(/^Vaše iskustvo/)), 'Nakon mjesec dana osjetim razliku.');
  await visitor.choose(within(review, field('Slika')), PHOTO);
  await visitor.write(within(review, field('Ime slike')), 'Bočica na pultu');
  await visitor.press(within(review, button('Dodaj sliku')));
  await visitor.sees(within(review, text('Poslano')));
  await visitor.press(within(review, button('Pošalji recenziju')));
  await visitor.sees(text('Hvala, vaša recenzija je poslana'));
  await visitor.seesNo(review);
});
