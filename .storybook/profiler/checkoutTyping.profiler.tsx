import { Profiler, type ReactNode } from 'react';
import { userEvent, waitFor, within } from 'storybook/test';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { CheckoutScreen } from '#features/checkout';
import { CART_KEY } from '#features/shared/cart';
import { interceptCall, startNetwork, stopNetwork } from '../faults/network';
import { openShop } from '../faults/stage';

const redrawn: string[] = [];

function Watched({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Profiler id={id} onRender={(name) => redrawn.push(name)}>
      {children}
    </Profiler>
  );
}

vi.mock('#ui/TextInput', async (original) => {
  const { TextInput, ...rest } = await original<typeof import('#ui/TextInput')>();
  return {
    ...rest,
    TextInput: (props: Parameters<typeof TextInput>[0]) => (
      <Watched id={String(props.label)}>
        <TextInput {...props} />
      </Watched>
    ),
  };
});

vi.mock('#ui/PhoneInput', async (original) => {
  const { PhoneInput, ...rest } = await original<typeof import('#ui/PhoneInput')>();
  return {
    ...rest,
    PhoneInput: (props: Parameters<typeof PhoneInput>[0]) => (
      <Watched id="Broj telefona">
        <PhoneInput {...props} />
      </Watched>
    ),
  };
});

vi.mock('#features/shared/offer', async (original) => {
  const { OfferPrice, ...rest } = await original<typeof import('#features/shared/offer')>();
  return {
    ...rest,
    OfferPrice: (props: Parameters<typeof OfferPrice>[0]) => (
      <Watched id="summary">
        <OfferPrice {...props} />
      </Watched>
    ),
  };
});

beforeAll(startNetwork);
afterAll(stopNetwork);

it.each(['Ime', 'Prezime', 'Broj telefona'])(
  'redraws nothing beside %s while the shopper types into it',
  async (label) => {
    localStorage.setItem(CART_KEY, '[{"ID":1,"quantity":2}]');
    interceptCall('shopOrders.add', ['session.member']);
    const { leave } = openShop({ path: '/checkout', scenarios: ['session.member'] }, <CheckoutScreen />);
    onTestFinished(leave);
    const form = within(await within(document.body).findByRole('form', { name: 'Potvrdite narudžbu' }));
    const field = form.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await waitFor(() =>
      expect(redrawn).toEqual(expect.arrayContaining(['summary', 'Ime', 'Prezime', 'Broj telefona'])),
    );
    await userEvent.click(field);
    redrawn.length = 0;
    await userEvent.type(field, '99');
    expect(redrawn.filter((name) => name !== label)).toEqual([]);
  },
);
