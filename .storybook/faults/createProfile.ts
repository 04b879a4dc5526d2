import type { Canvas } from '../shop/plays';
import { fill, type Shopper } from './stage';

/** Fills in the form for a new profile and sends it. */
export async function createProfile(form: Canvas, { userEvent }: Pick<Shopper, 'userEvent'>): Promise<void> {
  const fields = [
    [form.getByRole('textbox', { name: 'Ime' }), 'Nedim'],
    [form.getByRole('textbox', { name: 'Prezime' }), 'Kurtović'],
    [form.getByRole('textbox', { name: 'Broj telefona' }), '062 345 678'],
    [form.getByRole('textbox', { name: 'Email' }), 'nedim@example.ba'],
    [form.getByLabelText(/^Izaberite lozinku/), 'hrast-2027'],
  ] as const;
  for (const [field, value] of fields) await fill({ userEvent }, field, value);
  await userEvent.click(form.getByRole('button', { name: /^Napravite račun/ }));
}
