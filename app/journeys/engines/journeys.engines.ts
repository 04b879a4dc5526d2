import { resolve } from 'node:path';
import { type Account, newDigits, signUp } from '../shopper';
import { engines } from './browsers';
import { test, type Visitor } from './visitor';

/** Waits for the heading of a page, which has the focus. */
const seesPage = (visitor: Visitor, title: string) =>
  visitor.sees(
    ({ screen }, name) => screen.getByRole('heading', { level: 1, name }) === document.activeElement,
    title,
  );

const seesText = (visitor: Visitor, text: string) =>
  visitor.sees(({ screen }, words) => screen.getAllByText(words, { exact: false }), text);

const press = (visitor: Visitor, role: 'button' | 'link' | 'tab', name: string) =>
  visitor.press(
    ({ screen, within }, kind, words) => {
      const layer = screen.queryByRole('dialog') ?? screen.getByRole('main');
      return within(layer).getAllByRole(kind, { name: new RegExp(`^${words}`) })[0];
    },
    role,
    name,
  );

/** Opens an offer, puts it into the cart and goes to the checkout. */
async function goToCheckout(visitor: Visitor, offer: string) {
  await visitor.open(`/offers/${offer}`);
  await press(visitor, 'button', 'Dodajte u korpu');
  await press(visitor, 'link', 'Nastavite na narudžbu');
  await seesPage(visitor, 'Kako želite naručiti?');
}

async function logIn(visitor: Visitor, { email, password }: Account) {
  await visitor.write('Email', email);
  await visitor.write('Lozinka', password);
  await press(visitor, 'button', 'Prijavite se');
}

async function logInAtCheckout(visitor: Visitor, account: Account) {
  await press(visitor, 'tab', 'Već imam račun');
  await logIn(visitor, account);
}

async function finish(visitor: Visitor) {
  await press(visitor, 'button', 'Završite kupovinu');
  await seesPage(visitor, 'Hvala na narudžbi');
}

for (const engine of engines)
  test.describe(engine, () => {
    test.use({ engine });

    test('a guest registers, orders and is thanked', async ({ visitor }) => {
      const digits = newDigits();
      await goToCheckout(visitor, 'alpha-potent');
      await visitor.write('Ime', 'Nikola');
      await visitor.write('Prezime', 'Čačić');
      await visitor.write('Broj telefona', `061 ${digits}`);
      await visitor.write('Email', `${engine}-${digits}@example.ba`);
      await visitor.write('Izaberite lozinku', 'dobra-lozinka-1');
      await press(visitor, 'button', 'Napravite račun i nastavite');
      await seesPage(visitor, 'Potvrdite narudžbu');
      await finish(visitor);
      await visitor.sees(
        () => location.hash.startsWith('#/checkout/') && localStorage.getItem('cart') === '[]',
      );
    });

    for (const overlay of ['Korpa', 'Pretraga', 'Meni'])
      test(`Back closes “${overlay}”, and the next Back leaves the page`, async ({ visitor }) => {
        await visitor.open('/most-popular');
        await press(visitor, 'link', 'Alpha Potent');
        await seesPage(visitor, 'Alpha Potent');
        await visitor.press(
          ({ screen }, name) => screen.getByRole('button', { name: new RegExp(`^${name}`) }),
          overlay,
        );
        await visitor.sees(({ screen }) => screen.getByRole('dialog'));
        await visitor.back();
        await visitor.sees(
          ({ screen }, name) =>
            !screen.queryByRole('dialog') &&
            screen.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }) ===
              document.activeElement,
          overlay,
        );
        await visitor.sees(() => location.hash === '#/offers/alpha-potent');
        await visitor.back();
        await seesPage(visitor, 'Najpopularniji');
      });

    test('a reload and Back keep the answers of the quiz, which leads to an offer', async ({ visitor }) => {
      await visitor.open('/quiz?goal=potency');
      for (let question = 1; question <= 6; question += 1) {
        await seesText(visitor, `Pitanje ${question} od 6`);
        await visitor.press(
          ({ screen }) => screen.getAllByRole<HTMLInputElement>('checkbox')[0]?.labels?.[0],
        );
        await press(visitor, 'button', 'Dalje');
      }
      await seesPage(visitor, 'Alpha Potent');
      await visitor.back();
      await seesText(visitor, 'Pitanje 6 od 6');
      await visitor.reload();
      await visitor.sees(({ screen }) => screen.getAllByRole('checkbox', { checked: true }));
      await press(visitor, 'button', 'Dalje');
      await press(visitor, 'link', 'Preskočite email');
      await press(visitor, 'link', 'Preskočite telefon');
      await visitor.sees(() => location.hash === '#/offers/alpha-potent');
      await seesPage(visitor, 'Alpha Potent');
    });

    test('a guest logs in, returns to the form and sends a review with a photo', async ({
      visitor,
      request,
    }) => {
      const account = await signUp(request, 'BA', `${engine}-review`);
      await visitor.open('/offers/alpha-potent');
      await press(visitor, 'button', 'Napišite recenziju');
      await press(visitor, 'link', 'Prijavite se');
      await seesPage(visitor, 'Dobro došli');
      await logIn(visitor, account);
      await visitor.sees(({ screen }) => {
        const heading = screen.getByRole('heading', { name: 'Napišite recenziju' });
        return heading === document.activeElement && heading.getBoundingClientRect().bottom <= innerHeight;
      });
      await visitor.press(
        ({ screen }) => screen.getByRole<HTMLInputElement>('radio', { name: 'Odlično' }).labels?.[0],
      );
      await visitor.write('Naslov', 'Radi kako piše');
      await visitor.write('Vaše iskustvo', 'Nakon mjesec dana osjetim razliku.');
      await visitor.choose(
        ({ screen }) => screen.getByLabelText('Slika'),
        resolve('mocks/fixtures/images/alpha-2.webp'),
      );
      await visitor.write('Ime slike', 'Bočica na pultu');
      await press(visitor, 'button', 'Dodajte sliku');
      await seesText(visitor, 'Poslano');
      await press(visitor, 'button', 'Pošaljite recenziju');
      await seesText(visitor, 'Hvala, vaša recenzija je poslana');
    });

    test('a login that expires during the checkout loses nothing', async ({ visitor, request }) => {
      const account = await signUp(request, 'BA', `${engine}-session`);
      await goToCheckout(visitor, 'libido');
      await logInAtCheckout(visitor, account);
      await seesPage(visitor, 'Potvrdite narudžbu');
      await visitor.write('Prezime', 'Drugačić');
      await visitor.forgetCookies();
      await press(visitor, 'button', 'Završite kupovinu');
      await seesText(visitor, 'Prijava je istekla');
      await logInAtCheckout(visitor, account);
      await visitor.sees(({ screen }) => screen.getByDisplayValue('Drugačić'));
      await finish(visitor);
    });

    test('the page says when it is offline and when the network is back', async ({ visitor }) => {
      await visitor.open('/most-popular');
      await seesText(visitor, 'Alpha Potent');
      for (const [event, words] of [
        ['offline', 'Niste na mreži.'],
        ['online', 'Ponovo ste na mreži.'],
      ] as const) {
        await visitor.sees((_library, name) => {
          Object.defineProperty(navigator, 'onLine', { value: name === 'online', configurable: true });
          return dispatchEvent(new Event(name));
        }, event);
        await seesText(visitor, words);
      }
    });
  });
