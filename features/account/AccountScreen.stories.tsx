import { expect, userEvent, waitFor } from 'storybook/test';
import { MARKUP } from '#mocks/scenarios';
import { expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { AccountScreen } from './AccountScreen';
import { desktop, orders, phone, rowOf } from './account.plays';

const meta = preview.meta({
  title: 'Screens/Account',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...orders() },
});

export default meta;

export const Default = meta.story({
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj račun' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Moj račun | Hrast'));
    await expect(await canvas.findByRole('tab', { name: 'Moje narudžbe', selected: true })).toBeVisible();
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
    const newest = await rowOf(canvas, '104512');
    await expect(canvas.getByRole('table', { name: 'Moje narudžbe' })).toBeVisible();
    await expect(newest.getByRole('rowheader')).toHaveTextContent(/^104512$/);
    await expect(
      newest.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll('\u00A0', ' ')),
    ).toEqual([
      'U pripremi',
      '14.11.2026 19:36',
      'Alpha Potent × 2, količina 2Digest Balance × 1, količina 1',
      'Stara cijena 254,70 KMCijena 126,70 KM',
      'Prati Pošiljku (narudžba 104512)Povrat ili zamjena (narudžba 104512)',
    ]);
    await expect(newest.getByText('254,70 KM').tagName).toBe('S');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByText('Iznosi su obračunati po današnjim cijenama.')).toBeVisible();
  },
});

Default.test('the tracking link carries the order number', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Prati Pošiljku (narudžba 104267)' }));
  await findPageHeading(canvas, '/track?id=104267');
});

Default.test('the return link carries the order number', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Povrat ili zamjena (narudžba 104267)' }));
  await findPageHeading(canvas, '/odustajanje?id=104267');
});

Default.test('arrow keys switch between the tabs', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Moje narudžbe' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(await canvas.findByRole('tab', { name: 'Postavke', selected: true })).toHaveFocus();
  await expect(canvas.getByLabelText('Ime')).toHaveValue('Edin');
  await userEvent.keyboard('{ArrowLeft}');
  await rowOf(canvas, '104512');
});

export const Loading = meta.story({
  parameters: orders('account.pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje narudžbi')).toBeInTheDocument();
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A failed session check does not log the shopper out. */
export const CheckFailed = meta.story({
  parameters: orders('session.fails'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ne možemo provjeriti da li ste prijavljeni',
    );
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.queryByText('Niste prijavljeni')).toBeNull();
  },
});

/** While the session is unknown, neither the account nor the login button is shown. */
export const SessionUnknown = meta.story({
  parameters: orders('session.pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje računa')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj račun' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: orders('account.empty'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nema evidentiranih narudžbi na vašem računu.' }),
    ).toBeVisible();
  },
});

Empty.test('the button leads to the most popular offers', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await findPageHeading(canvas, '/most-popular');
});

export const Failed = meta.story({
  parameters: orders('account.fails'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Došlo je do greške prilikom dohvatanja podataka',
    );
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const FailedThenRetried = meta.story({
  parameters: orders('account.failsTwice'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }));
    await rowOf(canvas, '104512');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The orders have loaded, but without the offers their articles have neither name nor price. */
export const OffersFailed = meta.story({
  globals: desktop,
  parameters: orders('offers.failsTwice'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Došlo je do greške prilikom dohvatanja podataka',
    );
    const newest = await rowOf(canvas, '104512');
    await expect(newest.getByText('U pripremi')).toBeVisible();
    await expect(newest.getAllByText('–')[0]).toBeVisible();
    await expect(newest.queryByText(/KM/)).toBeNull();
  },
});

OffersFailed.test('a retry loads the names of the articles', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(canvas.getByText(/^Alpha Potent/)).toBeVisible());
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** A name and statuses that contain markup are shown as text. */
export const Markup = meta.story({
  globals: desktop,
  parameters: orders('markup'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Prijavljeni ste kao ${MARKUP} Begović.`)).toBeVisible();
    await expect((await canvas.findAllByText(MARKUP)).length).toBeGreaterThan(1);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** An order without lead, status and time, and with an article that is no longer sold, which leaves it without a total. */
export const Gaps = meta.story({
  globals: desktop,
  parameters: orders('account.gaps'),
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '4');
    await expect(newest.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '–',
      '–',
      '– × 2, količina 2Alpha Potent × 2, količina 2Digest Balance × 1, količina 1',
      '–',
      'Prati Pošiljku (narudžba 4)Povrat ili zamjena (narudžba 4)',
    ]);
  },
});

export const LoggedOut = meta.story({
  parameters: { shop: { path: '/account', scenarios: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Niste prijavljeni' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

LoggedOut.test('the button leads to the login', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
  await findPageHeading(canvas, '/login');
});

/** An expired session shows the login button instead of an error. */
export const Expired = meta.story({
  parameters: orders('account.expired'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prijava je istekla')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj račun' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/Edin/)).toBeNull();
  },
});

/** Below 834 px the table shows number and status; the other columns are in a row's details. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await rowOf(canvas, '104512');
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Narudžba',
      'Status',
    ]);
    const details = canvas.getByRole('button', { name: 'Detalji narudžbe 104512' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /104512/ })).toBeNull();
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^Alpha Potent/)).toBeVisible();
    await expect(canvas.getByText('14.11.2026 19:36')).toBeVisible();
    await expect(canvas.getByText('126,70 KM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prati Pošiljku (narudžba 104512)' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => Phone.play(context),
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, '104512')).getAllByRole('cell')).toHaveLength(5);
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '104512');
    await expect(newest.getByText('126,70 KM')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Vrijeme' })).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '204871');
    await expect(newest.getByText('7.970,00 RSD')).toBeVisible();
    await expect(newest.getByText('14.11.2026 18:24')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moj nalog' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Vreme' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '304936');
    await expect(newest.getByText('68,70 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Postavke' }));
    await expect(await canvas.findByLabelText('E-mail adresa')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Osobni podaci' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Spremi promjene' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME', ...desktop },
  play: async ({ canvas }) => {
    const newest = await rowOf(canvas, '404238');
    await expect(newest.getByText('67,70 €')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Vrijeme' })).toBeVisible();
  },
});
