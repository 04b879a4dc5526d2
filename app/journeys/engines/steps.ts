import type { Account } from '../shopper';
import { button, dialog, field, form, link, main, tab, within } from './target';
import type { Visitor } from './visitor';

/** From an offer's page, with the offer in the cart. */
export async function goToCheckout(visitor: Visitor): Promise<void> {
  await visitor.press(within(main(), button('Dodaj u korpu')));
  await visitor.press(within(dialog(/^Korpa/), link(/^Nastavi na/)));
  await visitor.isAt(/^\/checkout$/);
}

/** On the login screen. */
export async function logIn(visitor: Visitor, { email, password }: Account): Promise<void> {
  await visitor.write(field('E-mail ili broj telefona'), email);
  await visitor.write(field('Lozinka'), password);
  await visitor.key('Enter');
}

export async function logInAtCheckout(visitor: Visitor, { email, password }: Account): Promise<void> {
  await visitor.press(tab(/^Već imam/));
  const login = form('Prijavi se');
  await visitor.write(within(login, field(/^E-mail/)), email);
  await visitor.write(within(login, field('Lozinka')), password);
  await visitor.key('Enter');
}
