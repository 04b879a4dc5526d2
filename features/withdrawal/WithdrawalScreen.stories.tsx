import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useLastKnownLogin } from '#features/shared/session';
import type { ScenarioName } from '#mocks/scenarios';
import { Browser } from '#storybook/Browser';
import { type Canvas, expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { WithdrawalScreen } from './WithdrawalScreen';

/** A fixed date, 21 November 2026, because the statement contains it. */
const now = '2026-11-21T13:05:00Z';

const at = (path = '/odustajanje', ...scenarios: ScenarioName[]) => ({
  shop: { path, route: '/odustajanje', scenarios, now },
});
const member = (...scenarios: ScenarioName[]) => at('/odustajanje', 'session.member', ...scenarios);

const meta = preview.meta({
  title: 'Screens/Withdrawal',
  component: WithdrawalScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
});

export default meta;

const field = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name });

async function enter(canvas: Canvas, name: string | RegExp, text: string) {
  await userEvent.clear(field(canvas, name));
  await userEvent.paste(text);
}

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const expectStep = async (canvas: Canvas, name: string) => {
  const heading = await canvas.findByRole('heading', { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
};

const errorsOf = (canvas: Canvas) =>
  canvas.getAllByText(/\.$/, { selector: '[aria-live] *' }).map((error: HTMLElement) => error.textContent);

/** Fills the form as a guest. */
async function fill(canvas: Canvas, received = '14.11.2026') {
  await enter(canvas, 'Ime i prezime', 'Edin Begović');
  await enter(canvas, /^E-mail ili adresa/, 'edin@example.ba');
  await enter(canvas, /^Broj (narudžbe|porudžbine)/, '104512');
  await enter(canvas, 'Kada ste primili paket?', received);
}

const bosnian = {
  heading: 'Odustanak od ugovora',
  lead: /15 dana od dana kad ste primili paket/,
  toReview: 'Pregledajte izjavu',
  review: 'Provjerite i potvrdite',
  confirm: 'Potvrđujem odustanak',
  title: 'Izjava o odustanku od ugovora',
  declaration: /odustajem od ugovora o kupovini na daljinu i raskidam ga/,
  seller: /Hrast d\.o\.o\., Titova 1, 71000 Sarajevo, podrska@hrast\.example\.ba/,
  mail: 'Pošaljite e-mailom',
};

async function toStatement(canvas: Canvas, text: typeof bosnian) {
  await press(canvas, text.toReview);
  await expectStep(canvas, text.review);
  await press(canvas, text.confirm);
  await expectStep(canvas, 'Vaša izjava');
}

/** Asserts the texts of a country from the first step to the statement. */
async function expectCountry(canvas: Canvas, text: typeof bosnian) {
  await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
  await expect(canvas.getByText(text.lead)).toBeVisible();
  await fill(canvas);
  await toStatement(canvas, text);
  const paper = within(canvas.getByRole('article', { name: text.title }));
  await expect(paper.getByText(text.declaration)).toBeVisible();
  await expect(paper.getByText(text.seller)).toBeVisible();
  await expect(paper.getByText('21.11.2026 14:05')).toBeVisible();
  const mail = new URL(canvas.getByRole('link', { name: text.mail }).getAttribute('href') ?? '');
  await expect(mail.protocol + mail.pathname).toMatch(/^mailto:podrska@hrast/);
  await expect(mail.searchParams.get('body')).toContain(text.title);
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: bosnian.heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Odustanak od ugovora | Hrast'));
    await expect(canvas.getByRole('form', { name: 'Podaci za izjavu' })).toBeVisible();
    const right = within(canvas.getByRole('region', { name: 'Vaše pravo po zakonu' }));
    await expect(right.getByText(/^15 dana, a prvi je dan nakon prijema/)).toBeVisible();
    await expect(right.getByText(/najkasnije 15 dana nakon što izjava stigne/)).toBeVisible();
    const guarantee = within(canvas.getByRole('region', { name: 'Nešto drugo: garancija od 90 dana' }));
    await expect(guarantee.getByText(/naknadu od 20%/)).toBeVisible();
    await expect(guarantee.getByRole('link', { name: 'Politika povrata' })).toHaveAttribute(
      'href',
      '/politika-povrata',
    );
  },
});

/** Errors appear at their fields and are announced. */
export const Errors = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' }));
    await press(canvas, 'Pregledajte izjavu');
    await waitFor(() => expect(field(canvas, 'Ime i prezime')).toHaveFocus());
    await expect(errorsOf(canvas)).toEqual([
      'Upišite ime i prezime.',
      'Upišite e-mail ili adresu.',
      'Upišite broj narudžbe.',
      'Upišite od kojih proizvoda odustajete.',
      'Upišite datum brojevima, u obliku DD.MM.GGGG.',
    ]);
    await expect(field(canvas, 'Kada ste primili paket?')).toHaveAccessibleDescription(/Upišite datum/);
  },
});

Errors.test('rejects a date in the future', async ({ canvas }) => {
  await enter(canvas, 'Kada ste primili paket?', '22.11.2026');
  await expect(await canvas.findByText(/^Ovaj dan još nije došao/)).toBeVisible();
  await enter(canvas, 'Kada ste primili paket?', '21.11.2026');
  await expect(await canvas.findByText('Rok za odustanak teče do 06.12.2026.')).toBeVisible();
  await expect(canvas.queryByText(/^Ovaj dan još nije došao/)).toBeNull();
});

export const Review = meta.story({
  play: async ({ canvas }) => {
    await fill(canvas);
    await enter(canvas, /^Razlog/, 'Naručio sam dva puta.');
    await press(canvas, 'Pregledajte izjavu');
    await expectStep(canvas, 'Provjerite i potvrdite');
    await expect(canvas.getAllByRole('definition').map((value: HTMLElement) => value.textContent)).toEqual([
      'Edin Begović',
      'edin@example.ba',
      '104512',
      'Od cijele narudžbe',
      '14.11.2026',
      'Naručio sam dva puta.',
    ]);
    await expect(canvas.queryByText(/^Rok je možda istekao/)).toBeNull();
  },
});

Review.test('going back keeps the input', async ({ canvas }) => {
  await press(canvas, 'Izmijenite podatke');
  await expectStep(canvas, 'Podaci za izjavu');
  await expect(field(canvas, 'Ime i prezime')).toHaveValue('Edin Begović');
  await expect(field(canvas, /^Broj narudžbe/)).toHaveValue('104512');
  await expect(field(canvas, 'Kada ste primili paket?')).toHaveValue('14.11.2026');
  await expect(field(canvas, /^Razlog/)).toHaveValue('Naručio sam dva puta.');
  await expect(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' })).toBeChecked();
});

/** A hint, not an error: the law decides about the period, so the statement can still be made. */
export const PeriodOver = meta.story({
  play: async ({ canvas }) => {
    await fill(canvas, '1.11.2026.');
    await expect(await canvas.findByText(/^Rok je možda istekao 16\.11\.2026\./)).toBeVisible();
    await press(canvas, 'Pregledajte izjavu');
    await expectStep(canvas, 'Provjerite i potvrdite');
    await expect(canvas.getByText(/^Rok je možda istekao 16\.11\.2026\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Potvrđujem odustanak' })).toBeVisible();
  },
});

export const Statement = meta.story({
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' }));
    await enter(canvas, 'Koji proizvodi i koliko komada', '1 × Alpha Potent\n2 × Libido');
    await toStatement(canvas, bosnian);
    await expect(canvas.getByText('Izjava još nije poslana')).toBeVisible();
    const paper = within(canvas.getByRole('article', { name: 'Izjava o odustanku od ugovora' }));
    await expect(paper.getByText(/za ove proizvode iz narudžbe broj 104512:$/)).toBeVisible();
    await expect(paper.getAllByRole('listitem').map((item: HTMLElement) => item.textContent)).toEqual([
      '1 × Alpha Potent',
      '2 × Libido',
    ]);
    await expect(paper.getByText('21.11.2026 14:05')).toBeVisible();
  },
});

Statement.test('can be sent by email, printed and copied', async ({ canvas }) => {
  const mail = new URL(canvas.getByRole('link', { name: 'Pošaljite e-mailom' }).getAttribute('href') ?? '');
  await expect(mail.pathname).toBe('podrska@hrast.example.ba');
  await expect(mail.searchParams.get('subject')).toBe('Odustanak od ugovora, narudžba 104512');
  await expect(mail.searchParams.get('body')).toContain('\r\n- 2 × Libido\r\n');

  const print = spyOn(window, 'print').mockImplementation(() => {});
  await press(canvas, 'Odštampajte');
  await expect(print).toHaveBeenCalledOnce();

  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await press(canvas, 'Kopirajte tekst');
  await expect(await canvas.findByRole('status')).toHaveTextContent('Tekst je kopiran.');
  await expect(write).toHaveBeenCalledWith(expect.stringContaining('- 1 × Alpha Potent\n- 2 × Libido\n'));
});

Statement.test('goes back to the review', async ({ canvas }) => {
  await press(canvas, 'Nazad na provjeru');
  await expectStep(canvas, 'Provjerite i potvrdite');
});

Statement.test('shows an error when the browser denies copying', async ({ canvas }) => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await press(canvas, 'Kopirajte tekst');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Kopiranje nije uspjelo/);
});

/** The address contains the step but no input. Back goes one step back. */
export const InTheAddress = meta.story({
  render: () => (
    <Browser>
      <WithdrawalScreen />
    </Browser>
  ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await toStatement(canvas, bosnian);
    await expect(canvas.getByText('/odustajanje?korak=izjava')).toBeVisible();
    await press(canvas, 'Natrag');
    await expectStep(canvas, 'Provjerite i potvrdite');
    await press(canvas, 'Natrag');
    await expectStep(canvas, 'Podaci za izjavu');
    await expect(field(canvas, 'Ime i prezime')).toHaveValue('Edin Begović');
  },
});

/** Without data, as after a reload, the screen returns to the first step. */
export const StepWithoutData = meta.story({
  render: () => (
    <Browser>
      <WithdrawalScreen />
    </Browser>
  ),
  parameters: at('/odustajanje?korak=izjava'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/odustajanje')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Podaci za izjavu' })).toBeVisible();
  },
});

const chooseOrder = async (canvas: Canvas, order: string) =>
  userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Narudžba' }), order);

export const LoggedIn = meta.story({
  parameters: member(),
  play: async ({ canvas }) => {
    await chooseOrder(canvas, '104512');
    await expect(field(canvas, 'Ime i prezime')).toHaveValue('Edin Begović');
    await expect(field(canvas, /^E-mail ili adresa/)).toHaveValue('edin.begovic@example.ba');
    await expect(canvas.queryByRole('textbox', { name: /^Broj narudžbe/ })).toBeNull();
    await enter(canvas, 'Kada ste primili paket?', '16.11.2026');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Alpha Potent × 2' }));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Koliko komada, Alpha Potent' })).getByRole('button', {
        name: 'Manje',
      }),
    );
    await expect(canvas.getByRole('checkbox', { name: 'Digest Balance' })).not.toBeChecked();
  },
});

LoggedIn.test('the statement lists the chosen articles and quantities', async ({ canvas }) => {
  await toStatement(canvas, bosnian);
  const paper = within(canvas.getByRole('article'));
  await expect(paper.getAllByRole('listitem').map((item: HTMLElement) => item.textContent)).toEqual([
    '1 × Alpha Potent',
  ]);
});

LoggedIn.test('a partial withdrawal requires at least one article', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Alpha Potent × 2' }));
  await press(canvas, 'Pregledajte izjavu');
  await expect(await canvas.findByText('Označite bar jedan proizvod.')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Alpha Potent × 2' })).toHaveFocus();
});

LoggedIn.test('another order requires its number', async ({ canvas }) => {
  await chooseOrder(canvas, 'Druga narudžba');
  await expect(field(canvas, /^Broj narudžbe/)).toHaveValue('');
});

/** Opened from the order history, with the order preselected. */
export const FromAnOrder = meta.story({
  parameters: at('/odustajanje?id=104267', 'session.member'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Narudžba' })).toHaveValue('104267');
  },
});

/** Without orders the number is typed, because a legal right must not depend on the backend. */
const expectNumberField = async (canvas: Canvas) => {
  await waitFor(() => expect(field(canvas, 'Ime i prezime')).toHaveValue('Edin Begović'));
  await expect(field(canvas, /^Broj narudžbe/)).toBeVisible();
  await expect(canvas.queryByRole('combobox')).toBeNull();
};

/** The screen with the login state above it. */
function WithLogin() {
  const isLoggedIn = useLastKnownLogin();
  return (
    <>
      <p>Prijava: {isLoggedIn ? 'traje' : 'nema je'}</p>
      <WithdrawalScreen />
    </>
  );
}

/** The session expires on the screen. The statement needs no login, and the choices are kept. */
export const Expired = meta.story({
  render: () => <WithLogin />,
  parameters: member('account.expiresLater'),
  play: async ({ canvas }) => {
    await chooseOrder(canvas, '104512');
    await enter(canvas, 'Kada ste primili paket?', '16.11.2026');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Alpha Potent × 2' }));
    await expect(canvas.getByText('Prijava: traje')).toBeVisible();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Prijava: nema je')).toBeVisible();
    await expect(field(canvas, 'Ime i prezime')).toHaveValue('Edin Begović');
    await expect(canvas.getByRole('combobox', { name: 'Narudžba' })).toHaveValue('104512');
    await expect(canvas.getByRole('checkbox', { name: 'Alpha Potent × 2' })).toBeChecked();
    await toStatement(canvas, bosnian);
    const paper = within(canvas.getByRole('article'));
    await expect(paper.getByText(/iz narudžbe broj 104512:$/)).toBeVisible();
    await expect(paper.getByRole('listitem')).toHaveTextContent('2 × Alpha Potent');
  },
});

/** The session expires before the orders load. The form is that of a guest, with name and email filled in. */
export const ExpiredBefore = meta.story({
  render: () => <WithLogin />,
  parameters: member('account.expired'),
  play: async ({ canvas }) => {
    await expectNumberField(canvas);
    await expect(await canvas.findByText('Prijava: nema je')).toBeVisible();
    await enter(canvas, /^Broj narudžbe/, '104512');
    await enter(canvas, 'Kada ste primili paket?', '16.11.2026');
    await toStatement(canvas, bosnian);
  },
});

export const Loading = meta.story({
  parameters: member('account.pending'),
  play: ({ canvas }) => expectNumberField(canvas),
});

export const Failed = meta.story({
  parameters: member('account.fails'),
  play: ({ canvas }) => expectNumberField(canvas),
});

export const Empty = meta.story({
  parameters: member('account.empty'),
  play: ({ canvas }) => expectNumberField(canvas),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: Statement.input.play,
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: member(),
  play: LoggedIn.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: member('offers.longWords'),
  play: async ({ canvas }) => {
    await chooseOrder(canvas, '104512');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Alpha Potent × 2/ }));
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: ({ canvas }) => expectCountry(canvas, bosnian),
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: ({ canvas }) =>
    expectCountry(canvas, {
      ...bosnian,
      lead: /14 dana od dana kada ste primili paket/,
      review: 'Proverite i potvrdite',
      declaration: /odustajem od ugovora o prodaji zaključenog na daljinu, za sve proizvode iz porudžbine/,
      seller: /Knez Mihailova 1, 11000 Beograd, podrska@hrast\.example\.rs/,
    }),
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: ({ canvas }) =>
    expectCountry(canvas, {
      ...bosnian,
      heading: 'Jednostrani raskid ugovora',
      lead: /jednostrano raskinuti u roku od 14 dana/,
      confirm: 'Potvrđujem raskid ugovora',
      title: 'Izjava o jednostranom raskidu ugovora',
      declaration: /jednostrano raskidam ugovor o kupoprodaji sklopljen na daljinu/,
      seller: /Ilica 1, 10000 Zagreb, podrska@hrast\.example\.hr/,
      mail: 'Pošaljite e-poštom',
    }),
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: ({ canvas }) =>
    expectCountry(canvas, {
      ...bosnian,
      lead: /14 dana od dana kad ste primili paket/,
      declaration: /odustajem od ugovora zaključenog na daljinu i jednostrano ga raskidam/,
      seller: /Slobode 1, 81000 Podgorica, podrska@hrast\.example\.me/,
    }),
});
