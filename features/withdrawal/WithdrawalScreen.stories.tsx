import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brand } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { Browser } from '#storybook/Browser';
import { inAppBrowser } from '#storybook/inAppBrowser';
import {
  backToTop,
  type Canvas,
  findPageHeading,
  inCountry,
  logInAnotherUser,
  withSettings,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { WithdrawalScreen } from './WithdrawalScreen';
import {
  at,
  chooseOrder,
  enter,
  expectNumberField,
  expectStep,
  field,
  fill,
  itemsOf,
  member,
  press,
  returnAt,
  toggle,
  toReview,
  toStatement,
  withdrawalIn,
} from './withdrawal.plays';

const meta = preview.meta({
  title: 'Screens/Withdrawal',
  component: WithdrawalScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('/odustajanje') },
  afterEach: backToTop,
});

export default meta;

const errorsOf = (canvas: Canvas) =>
  canvas.getAllByText(/\.$/, { selector: '[aria-live] *' }).map((error: HTMLElement) => error.textContent);

/** The empty form of a guest, beside the right of withdrawal and the shop's own guarantee. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = withdrawalIn(globals);
    await findPageHeading(canvas, text.heading);
    await waitFor(() => expect(document.title).toBe(`${text.heading} | ${brand.name}`));
    await expect(canvas.getByText(text.lead)).toBeVisible();
    await expect(canvas.getByRole('form', { name: text.details })).toBeVisible();
    const { heading, points, guarantee, guaranteeText, toRefund } = text.information;
    const right = within(canvas.getByRole('region', { name: heading }));
    for (const point of points) await expect(right.getByText(point.text)).toBeVisible();
    const promise = within(canvas.getByRole('region', { name: guarantee }));
    await expect(promise.getByText(guaranteeText)).toBeVisible();
    await expect(promise.getByRole('link', { name: toRefund })).toHaveAttribute('href', routes.refund.href());
  },
});

Default.test('states periods and fee in figures', async ({ canvas }) => {
  await expect(canvas.getByText(/u roku od 15 dana od dana kad ste primili paket/)).toBeVisible();
  await expect(canvas.getByText(/^15 dana, a prvi je dan nakon prijema/)).toBeVisible();
  await expect(canvas.getByText(/najkasnije 15 dana nakon što izjava stigne/)).toBeVisible();
  await expect(canvas.getByText(/^Ona je naše obećanje.*90 dana od dostave.*naknadu od 20%/)).toBeVisible();
});

Default.test(
  'returns to the first step when the address names a later one, as after a reload',
  {
    render: () => (
      <Browser>
        <WithdrawalScreen />
      </Browser>
    ),
    parameters: at('/odustajanje?korak=izjava'),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('/odustajanje')).toBeVisible();
  },
);

/** Opens the policy beside the form, and the form again. */
async function readRefundPolicy(canvas: Canvas) {
  const main = within(canvas.getByRole('main'));
  await userEvent.click(main.getByRole('link', { name: 'Politika povrata' }));
  await findPageHeading(canvas, 'Politika povrata');
  await userEvent.click(await main.findByRole('link', { name: 'Odustanak od ugovora' }));
  await canvas.findByRole('form', { name: 'Podaci za izjavu' });
}

Default.test(
  'the input of a guest is there again after another page',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    await canvas.findByRole('form', { name: 'Podaci za izjavu' });
    await fill({ canvas, globals });
    await toggle(canvas, 'Od cijele narudžbe');
    await enter(canvas, 'Koji proizvodi i koliko komada', '2 × Libido');
    await readRefundPolicy(canvas);
    await expect(field(canvas, 'Ime i prezime')).toHaveValue('Edin Begović');
    await expect(field(canvas, 'Broj narudžbe')).toHaveValue('104512');
    await expect(field(canvas, 'Koji proizvodi i koliko komada')).toHaveValue('2 × Libido');
    await expect(field(canvas, 'Kada ste primili paket?')).toHaveValue('14.11.2026');
    await expect(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' })).not.toBeChecked();
  },
);

Default.test(
  'the choices of a user are there again after another page, for that user alone',
  { tags: ['thorough'], globals: { shell: 'on' }, parameters: member() },
  async ({ canvas, globals }) => {
    const { earlier } = withdrawalIn(globals);
    await chooseOrder({ canvas, globals }, earlier);
    await readRefundPolicy(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Narudžba' })).toHaveValue(earlier));
    await logInAnotherUser(globals);
    await waitFor(() => expect(field(canvas, 'Ime i prezime')).toHaveValue('Nova Osoba'));
    await readRefundPolicy(canvas);
    await expect(field(canvas, 'Ime i prezime')).toHaveValue('Nova Osoba');
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
);

Default.test(
  'an order that the address named is there again after another page',
  {
    tags: ['thorough'],
    globals: { shell: 'on' },
    parameters: at('/odustajanje?id=104512', 'session.member'),
  },
  async ({ canvas, globals }) => {
    const number = () => canvas.findByRole('combobox', { name: 'Narudžba' });
    await expect(await number()).toHaveValue('104512');
    await enter(canvas, 'Kada ste primili paket?', '14.11.2026');
    await readRefundPolicy(canvas);
    await waitFor(async () => expect(await number()).toHaveValue('104512'));
    await expect(field(canvas, 'Kada ste primili paket?')).toHaveValue('14.11.2026');

    await chooseOrder({ canvas, globals }, 'Druga narudžba');
    await enter(canvas, 'Broj narudžbe', '99-1');
    await readRefundPolicy(canvas);
    await waitFor(async () => expect(await number()).toHaveDisplayValue('Druga narudžba'));
    await expect(field(canvas, 'Broj narudžbe')).toHaveValue('99-1');
  },
);

/** Errors at the fields of a form that was submitted empty, with focus on the first. */
export const Errors = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = withdrawalIn(globals);
    await toggle(canvas, text.whole);
    await press(canvas, text.toReview);
    await waitFor(() => expect(field(canvas, text.name)).toHaveFocus());
    await expect(errorsOf(canvas)).toEqual([
      text.nameMissing,
      text.contactMissing,
      text.orderMissing,
      text.articlesMissing,
      text.receivedUnreadable,
    ]);
    await expect(field(canvas, text.received)).toHaveAccessibleDescription(
      expect.stringContaining(text.receivedUnreadable),
    );
  },
});

Errors.test('rejects a date in the future', async ({ canvas }) => {
  await enter(canvas, 'Kada ste primili paket?', '22.11.2026');
  await expect(await canvas.findByText(/^Taj datum je u budućnosti/)).toBeVisible();
  await enter(canvas, 'Kada ste primili paket?', '21.11.2026');
  await expect(await canvas.findByText('Rok za odustanak teče do 06.12.2026.')).toBeVisible();
  await expect(canvas.queryByText(/^Taj datum je u budućnosti/)).toBeNull();
});

Default.test(
  'a page that stays open overnight counts by the new day',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    await fill({ canvas, globals }, '06.11.2026');
    await expect(await canvas.findByText('Rok za odustanak teče do 21.11.2026.')).toBeVisible();
    returnAt('2026-11-22T07:00:00Z');
    await expect(await canvas.findByText(/^Rok je možda istekao 21\.11\.2026\./)).toBeVisible();
    await enter(canvas, 'Kada ste primili paket?', '22.11.2026');
    await expect(await canvas.findByText('Rok za odustanak teče do 07.12.2026.')).toBeVisible();
    await toReview({ canvas, globals });
  },
);

/** The second step: what the statement will say, to be confirmed. */
export const Review = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, name, email, newest, lastDay } = withdrawalIn(globals);
    await fill({ canvas, globals });
    await enter(
      canvas,
      `${text.reason} ${inCountry(formsMessages, globals).text.optional}`,
      'Naručio sam dva puta.',
    );
    await toReview({ canvas, globals });
    await expect(canvas.getAllByRole('definition').map((value: HTMLElement) => value.textContent)).toEqual([
      name,
      email,
      newest,
      text.whole,
      '14.11.2026',
      'Naručio sam dva puta.',
    ]);
    await expect(canvas.queryByText(text.over(lastDay(14)))).toBeNull();
  },
});

Review.test('going back keeps the input', async ({ canvas }) => {
  await press(canvas, 'Izmijenite podatke');
  await expectStep(canvas, 'Podaci za izjavu');
  await expect(field(canvas, 'Ime i prezime')).toHaveValue('Edin Begović');
  await expect(field(canvas, 'Broj narudžbe')).toHaveValue('104512');
  await expect(field(canvas, 'Kada ste primili paket?')).toHaveValue('14.11.2026');
  await expect(field(canvas, 'Razlog (nije obavezno)')).toHaveValue('Naručio sam dva puta.');
  await expect(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' })).toBeChecked();
});

/**
 * The second step after the period has probably ended. A hint, not an error: the law decides about the period, so the
 * statement can still be made.
 */
export const PeriodOver = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, lastDay } = withdrawalIn(globals);
    const hint = text.over(lastDay(1));
    await fill({ canvas, globals }, '1.11.2026.');
    await expect(await canvas.findByText(hint)).toBeVisible();
    await toReview({ canvas, globals });
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.confirm })).toBeVisible();
  },
});

/** The confirmed statement about a part of the order, in the words of the country's law, to be emailed, printed or copied. */
export const Statement = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, statement, settings, offers, newest } = withdrawalIn(globals);
    const articles = [`1 × ${offers['alpha-potent'].Name}`, `2 × ${offers.libido.Name}`];
    await fill({ canvas, globals });
    await toggle(canvas, text.whole);
    await enter(canvas, text.articlesTyped, articles.join('\n'));
    await toStatement({ canvas, globals });
    await expect(canvas.getByText(text.notSent)).toBeVisible();
    // The owner has not filled in the address yet.
    await expect(canvas.queryByText(text.post, { exact: false })).toBeNull();
    const paper = within(canvas.getByRole('article', { name: statement.title }));
    await expect(paper.getByText(statement.part(newest))).toBeVisible();
    await expect(itemsOf(paper)).toEqual(articles);
    await expect(paper.getByText('21.11.2026 14:05')).toBeVisible();
    const { company, address, email } = settings.contact;
    await expect(paper.getByText(`${statement.recipient}: ${company}, ${address}, ${email}`)).toBeVisible();
    const mail = new URL(canvas.getByRole('link', { name: text.mail }).getAttribute('href') ?? '');
    await expect(mail.protocol + mail.pathname).toBe(`mailto:${email}`);
    await expect(mail.searchParams.get('subject')).toBe(statement.subject(newest));
    await expect(mail.searchParams.get('body')).toContain(statement.title);
  },
});

Statement.test('can be emailed, printed and copied, and leads back to the review', async ({ canvas }) => {
  const mail = new URL(canvas.getByRole('link', { name: 'Pošaljite emailom' }).getAttribute('href') ?? '');
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

  write.mockRejectedValueOnce(new Error('The browser denies access to the clipboard.'));
  await press(canvas, 'Kopirajte tekst');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/Tekst je označen/);
  await expect(getSelection()?.toString()).toContain('2 × Libido');

  await press(canvas, 'Nazad na provjeru');
  await expectStep(canvas, 'Provjerite i potvrdite');
});

/** The company, as the owner will have filled it in. */
const company = { company: 'Hrast d.o.o.', address: 'Hrastova 1' };

/** The statement in the browser of an app, which cannot print: it is copied, also for the post, whose address is known. */
export const StatementInAnApp = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: [inAppBrowser, withSettings(({ contact }) => ({ contact: { ...contact, ...company } }))],
  play: async ({ canvas, globals }) => {
    const { text } = withdrawalIn(globals);
    await fill({ canvas, globals });
    await toStatement({ canvas, globals });
    await expect(
      canvas.getByText(`${text.postCopied} ${company.company}, ${company.address}.`),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.mail })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text.print })).toBeNull();
  },
});

/** The statement under the law of Serbia. */
export const StatementRS = Statement.extend({ tags: ['thorough'], globals: { country: 'RS' } });

/** The statement under the law of Croatia, a unilateral termination of the contract. */
export const StatementHR = Statement.extend({ tags: ['thorough'], globals: { country: 'HR' } });

/** The statement under the law of Montenegro. */
export const StatementME = Statement.extend({ tags: ['thorough'], globals: { country: 'ME' } });

/** The form of a logged-in user whose orders are still loading: the number can be typed meanwhile. */
export const Loading = meta.story({ parameters: member('account.pending'), play: expectNumberField });

/** The form of a logged-in user whose orders failed to load: the number is typed. */
export const Failed = meta.story({ parameters: member('account.fails'), play: expectNumberField });

/** The form of a logged-in user without orders: the number is typed. */
export const Empty = meta.story({ parameters: member('account.empty'), play: expectNumberField });

/** The empty form in Bosnia and Herzegovina, with a period of 15 days. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The empty form in Serbia, with a period of 14 days. */
export const RS = Default.extend({ globals: { country: 'RS' } });

RS.test('states the period in figures', async ({ canvas }) => {
  await expect(canvas.getByText(/u roku od 14 dana od dana kada ste primili paket/)).toBeVisible();
});

/** The empty form in Croatia, with a period of 14 days, for the termination of the contract. */
export const HR = Default.extend({ globals: { country: 'HR' } });

HR.test('states the period in figures', async ({ canvas }) => {
  await expect(canvas.getByText(/jednostrano raskinuti u roku od 14 dana/)).toBeVisible();
});

/** The empty form in Montenegro, with a period of 14 days. */
export const ME = Default.extend({ globals: { country: 'ME' } });

ME.test('states the period in figures', async ({ canvas }) => {
  await expect(canvas.getByText(/u roku od 14 dana od dana kad ste primili paket/)).toBeVisible();
});
