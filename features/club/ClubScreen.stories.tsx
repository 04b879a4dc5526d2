import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll, waitForDialogToClose, watchRequests } from '#storybook/plays';
import preview from '#storybook/preview';
import { ClubScreen } from './ClubScreen';

const shop = { path: '/club' };

const meta = preview.meta({
  title: 'Screens/Club',
  component: ClubScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const MISSING = 'Molimo unesite Vaše podatke';

async function openPopup(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Pridružite se klubu' }));
  return within(await screen.findByRole('dialog', { name: 'Pridružite se klubu' }));
}

const nameOf = (popup: Canvas) => popup.getByRole('textbox', { name: 'Ime i prezime' });
const phoneOf = (popup: Canvas) => popup.getByRole('textbox', { name: 'Broj telefona' });
const send = (popup: Canvas) => userEvent.click(popup.getByRole('button', { name: 'Pridružite se' }));

async function fillIn(popup: Canvas, name = 'Ana Be', phone = '061222333') {
  await userEvent.type(nameOf(popup), name);
  await userEvent.type(phoneOf(popup), phone);
}

/** The success notice replaces the button, and the link to the shop has the focus. */
async function expectWelcome(canvas: Canvas, message: string) {
  await expect(await canvas.findByText(message)).toBeVisible();
  await waitForDialogToClose();
  await expect(canvas.queryByRole('button', { name: 'Pridružite se klubu' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toHaveFocus();
}

const price = (canvas: Canvas) => canvas.getByText(/^\d[\d.]*,\d\d\s(KM|RSD|€)$/);

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Klub Hrast' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Klub Hrast | Hrast'));
    const perks = within(canvas.getByRole('region', { name: 'Šta dobijate kao član' }));
    await expect(perks.getAllByRole('heading', { level: 3 }).map((perk) => perk.textContent)).toEqual([
      '25% popusta',
      'Besplatna dostava',
      'Rani pristup',
      'Sedmične akcije i nagradne igre',
    ]);
    await expect(price(canvas)).toHaveTextContent('199,00 KM');
    const terms = within(canvas.getByRole('region', { name: 'Godišnje članstvo' }));
    await expect(terms.getAllByRole('definition').map((term) => term.textContent)).toEqual([
      'automatska, svake godine',
      'kada god želite',
      'nije moguć',
      'nije moguća',
      'besplatna, bez najmanjeg iznosa',
      'e-mail adresu kojom kupujete',
    ]);
  },
});

Default.test('its sections follow the order of the design, each with a heading', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Šta dobijate kao član',
    'Kako se pridružiti',
    'Godišnje članstvo',
    'Česta pitanja',
  ]);
});

Default.test('the button at the top leads to the price and the terms', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cijena i uslovi' }));
  await expect(canvas.getByRole('heading', { name: 'Godišnje članstvo' })).toHaveFocus();
  await expect(price(canvas).getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
});

/** The eleven questions toggle independently. */
export const QuestionsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Česta pitanja' }));
    const questions = section.getAllByRole('button');
    await expect(questions).toHaveLength(11);
    for (const question of questions) {
      if (question.getAttribute('aria-expanded') === 'false') await userEvent.click(question);
    }
    await expect(section.getAllByRole('button', { expanded: true })).toHaveLength(11);
    await expect(section.getByText(/Članstvo se ne može pauzirati/)).toBeVisible();
    await expect(section.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontaktiraje-nas');
  },
});

QuestionsOpen.test('closing one question leaves the others open', async ({ canvas, userEvent }) => {
  const section = within(canvas.getByRole('region', { name: 'Česta pitanja' }));
  await userEvent.click(section.getByRole('button', { name: 'Plaćaju li članovi dostavu?' }));
  await expect(section.getAllByRole('button', { expanded: true })).toHaveLength(10);
});

export const QuestionsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Koliko košta članstvo?', expanded: true });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Na šta se odnosi popust?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    await userEvent.keyboard('{ArrowUp} ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
});

export const PopupOpen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const popup = await openPopup(canvas);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^199,00\sKM godišnje\. Obnavlja se automatski, otkazujete kada god želite, članarina se ne vraća\.$/,
    );
    await expect(nameOf(popup)).toHaveValue('');
    await expect(popup.getByRole('link', { name: 'politici privatnosti' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
});

PopupOpen.test('typed values survive closing and reopening the popup', async ({ canvas, userEvent }) => {
  await userEvent.type(nameOf(within(screen.getByRole('dialog'))), 'Ana');
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(canvas.getByRole('button', { name: 'Pridružite se klubu' })).toHaveFocus();
  await expect(nameOf(await openPopup(canvas))).toHaveValue('Ana');
});

/** The form of a logged-in user is filled in. */
export const PopupOfMember = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member'] } },
  play: async ({ canvas }) => {
    const popup = await openPopup(canvas);
    await waitFor(() => expect(nameOf(popup)).toHaveValue('Edin Begović'));
    await expect(phoneOf(popup)).toHaveValue('61 234 567');
  },
});

export const MissingData = meta.story({
  play: async ({ canvas }) => {
    const joining = watchRequests('/clubJoin');
    const popup = await openPopup(canvas);
    await send(popup);
    await expect(await popup.findAllByText(MISSING)).toHaveLength(2);
    await expect(nameOf(popup)).toHaveFocus();
    await expect(nameOf(popup)).toHaveAccessibleDescription(MISSING);
    await expect(phoneOf(popup)).toHaveAccessibleDescription(expect.stringContaining(MISSING));
    await userEvent.type(nameOf(popup), 'Ana');
    await expect(popup.getAllByText(MISSING)).toHaveLength(1);
    await send(popup);
    await expect(phoneOf(popup)).toHaveFocus();
    await expect(joining()).toEqual([]);
  },
});

/** The button shows a spinner and ignores repeated clicks. */
export const Submitting = meta.story({
  parameters: { shop: { ...shop, scenarios: ['club.pending'] } },
  play: async ({ canvas }) => {
    const joining = watchRequests('/clubJoin');
    const popup = await openPopup(canvas);
    await fillIn(popup);
    await send(popup);
    const busy = await popup.findByRole('button', { name: 'Šaljem prijavu' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await userEvent.click(busy);
    await userEvent.type(nameOf(popup), '{Enter}');
    await waitFor(() => expect(joining()).toHaveLength(1));
    await expect(joining()).toEqual([
      { FirstLastName: 'Ana Be', PhoneNumber: '38761222333', ClubName: '{product}', Country: 'BA' },
    ]);
  },
});

Submitting.test('closing the popup cancels the submit, which can be repeated', async ({ canvas }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
  await waitForDialogToClose();
  const popup = await openPopup(canvas);
  await expect(nameOf(popup)).toHaveValue('Ana Be');
  await expect(popup.queryByRole('alert')).toBeNull();
  await expect(popup.getByRole('button', { name: 'Pridružite se' })).not.toHaveAttribute('aria-busy');
});

export const Joined = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const joining = watchRequests('/clubJoin');
    const popup = await openPopup(canvas);
    await fillIn(popup);
    await send(popup);
    await expectWelcome(canvas, 'Uspješno ste se pridružili klubu!');
    await expect(joining()).toHaveLength(1);
  },
});

Joined.test('the link leads to the most popular offers', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('heading', { name: '/most-popular' })).toBeVisible();
});

export const JoinedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pridružite se klubu' }).focus();
    await userEvent.keyboard('{Enter}');
    const popup = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(popup.getByRole('button', { name: 'Zatvori' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('Ana');
    await userEvent.tab();
    await expect(popup.getByRole('button', { name: /^Država/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('061222333{Enter}');
    await expectWelcome(canvas, 'Uspješno ste se pridružili klubu!');
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['club.failsOnce'] } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const popup = await openPopup(canvas);
    await fillIn(popup);
    await send(popup);
    const alert = await popup.findByRole('alert');
    await expect(within(alert).getByText('Došlo je do greške')).toBeVisible();
    await expect(within(alert).getByRole('link', { name: '+387 33 000 000' })).toBeVisible();
    await expect(nameOf(popup)).toHaveValue('Ana Be');
    await expect(phoneOf(popup)).toHaveValue('61 222 333');
    await expect(popup.getByRole('button', { name: 'Pridružite se' })).toHaveFocus();
  },
});

Failed.test('a second submit succeeds', async ({ canvas }) => {
  await send(within(screen.getByRole('dialog')));
  await expectWelcome(canvas, 'Uspješno ste se pridružili klubu!');
});

/** Without the visitor's country the form fails, and nothing is sent. */
export const CountryFailed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['geo.failsOnce'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const joining = watchRequests('/clubJoin');
    const popup = await openPopup(canvas);
    await fillIn(popup);
    await send(popup);
    const alert = within(await popup.findByRole('alert'));
    await expect(alert.getByText('Došlo je do greške')).toBeVisible();
    await expect(alert.getByText(/^Ne možemo utvrditi u kojoj ste državi/)).toBeVisible();
    await expect(nameOf(popup)).toHaveValue('Ana Be');
    await expect(joining()).toEqual([]);
  },
});

CountryFailed.test('a second submit requests the country again and succeeds', async ({ canvas }) => {
  await send(within(screen.getByRole('dialog')));
  await expectWelcome(canvas, 'Uspješno ste se pridružili klubu!');
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cijena i uslovi' })).toBeVisible();
    await expect(price(canvas)).toHaveTextContent('199,00 KM');
  },
});

export const PhonePopup = PopupOpen.extend({ globals: { viewport: { value: 'phone' } } });

export const Tablet = Phone.extend({ globals: { viewport: { value: 'tablet' } } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await expect(price(canvas)).toHaveTextContent('11.950,00 RSD');
    await expectNoHorizontalScroll();
  },
});

/** Joins the club with the labels of one country. */
const joinsIn =
  (expected: { price: string; headings: string[]; success: string }) => async (canvas: Canvas) => {
    await expect(price(canvas)).toHaveTextContent(expected.price);
    for (const name of expected.headings) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    const popup = await openPopup(canvas);
    await fillIn(popup, 'A', '61222333');
    await send(popup);
    await expectWelcome(canvas, expected.success);
  };

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await joinsIn({
      price: '199,00 KM',
      headings: ['Šta dobijate kao član', 'Sedmične akcije i nagradne igre', 'Koliko košta članstvo?'],
      success: 'Uspješno ste se pridružili klubu!',
    })(canvas);
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await joinsIn({
      price: '11.950,00 RSD',
      headings: ['Kako da se pridružite', 'Nedeljne akcije i nagradne igre', 'Mogu li da otkažem članstvo?'],
      success: 'Uspešno ste se pridružili klubu!',
    })(canvas);
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await joinsIn({
      price: '100,00 €',
      headings: ['Što dobivate kao član', 'Tjedne akcije i nagradne igre', 'Koliko stoji članstvo?'],
      success: 'Uspješno ste se pridružili klubu!',
    })(canvas);
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await joinsIn({
      price: '100,00 €',
      headings: ['Šta dobijate kao član', 'Nedjeljne akcije i nagradne igre', 'Koliko košta članstvo?'],
      success: 'Uspješno ste se pridružili klubu!',
    })(canvas);
  },
});
