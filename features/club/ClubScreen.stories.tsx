import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { brand, facts, fixedTexts, formatNumber } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { pageMessages } from '#features/shared/page';
import { Browser } from '#storybook/Browser';
import { designs } from '#storybook/designs';
import { expectInWindow } from '#storybook/geometry';
import {
  type Canvas,
  fill,
  findPageHeading,
  type Globals,
  holdDelays,
  inAnotherTab,
  inCountry,
  logInAnotherUser,
  waitForDialogToClose,
  watchRequests,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { ClubScreen } from './ClubScreen';
import { messages } from './messages';
import { CLOSE_AFTER_MS } from './parts/JoinPopup';
import { monthlySpends, savingsOf } from './savings';

const shop = { path: '/club' };

const meta = preview.meta({
  title: 'Screens/Club',
  component: ClubScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('club-390', 'club-1440'), shop },
});

export default meta;

/** The same message in every country (Specification/Protocol). */
const joinedIn = { BA: fixedTexts.clubJoined, RS: fixedTexts.clubJoinedSerbia };

async function openPopup(canvas: Canvas, globals: Globals) {
  const { title } = inCountry(messages, globals).text.join;
  await userEvent.click(canvas.getByRole('button', { name: title }));
  return within(await screen.findByRole('dialog', { name: title }));
}

const nameOf = (popup: Canvas, globals: Globals) =>
  popup.getByRole('textbox', { name: inCountry(messages, globals).text.join.name });

const phoneOf = (popup: Canvas, globals: Globals) =>
  popup.getByRole('textbox', { name: inCountry(formsMessages, globals).text.phone });

const sendButton = (popup: Canvas, globals: Globals) =>
  popup.getByRole('button', { name: inCountry(messages, globals).text.join.send });

/** The country's member. `dialled` is the phone number without its calling code, which has three digits. */
function visitor(globals: Globals) {
  const { FirstName, LastName, PhoneNumber } = inCountry(messages, globals).member.UserInfo;
  return { name: `${FirstName} ${LastName}`, phone: PhoneNumber, dialled: PhoneNumber.slice(3) };
}

async function fillIn(popup: Canvas, globals: Globals) {
  const { name, dialled } = visitor(globals);
  await fill(nameOf(popup, globals), name);
  await fill(phoneOf(popup, globals), `0${dialled}`);
}

async function expectFilledIn(popup: Canvas, globals: Globals) {
  const { name, dialled } = visitor(globals);
  await waitFor(() => expect(nameOf(popup, globals)).toHaveValue(name));
  const groups = new RegExp(`^${[...dialled].join(' ?')}$`);
  // Formatted when its code has loaded.
  await waitFor(() => expect(phoneOf(popup, globals)).toHaveDisplayValue(groups));
}

/** Opens the form, fills it in and sends it. */
async function join(canvas: Canvas, globals: Globals) {
  const popup = await openPopup(canvas, globals);
  await fillIn(popup, globals);
  await userEvent.click(sendButton(popup, globals));
  return popup;
}

const joinedTextIn = (globals: Globals) =>
  inCountry(messages, globals).country === 'RS' ? joinedIn.RS : joinedIn.BA;

/** The popup says that the visitor has joined, in place of the form. */
async function expectJoined(globals: Globals) {
  const popup = screen.getByRole('dialog');
  await waitFor(() => expect(within(popup).getByText(joinedTextIn(globals))).toBeVisible());
  await expect(within(popup).queryByRole('form')).toBeNull();
  await expect(popup.contains(document.activeElement)).toBe(true);
}

/** The popup has closed; the success notice replaces the button, and the link to the shop has the focus. */
async function expectWelcome(canvas: Canvas, globals: Globals) {
  const { text, country } = inCountry(messages, globals);
  await waitForDialogToClose();
  await waitFor(() => expect(canvas.getByText(joinedTextIn(globals))).toBeVisible());
  await expect(canvas.queryByRole('button', { name: text.join.title })).toBeNull();
  await expect(canvas.getByRole('link', { name: pageMessages[country].toShop })).toHaveFocus();
}

/** Closes the popup after the welcome, before it does so by itself. */
async function closeWelcome(canvas: Canvas, globals: Globals) {
  await expectJoined(globals);
  await userEvent.keyboard('{Escape}');
  await expectWelcome(canvas, globals);
}

const price = (canvas: Canvas, globals: Globals) => {
  const { country, money } = inCountry(messages, globals);
  return canvas.getByText(money(facts.club.pricePerYear[country]));
};

/** What the club offers, how to join, the price with its terms, and questions. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const heading = `${text.club} ${brand.name}`;
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${heading} | ${brand.name}`));
    const perks = within(canvas.getByRole('region', { name: text.perksHeading }));
    await expect(perks.getAllByRole('heading', { level: 3 }).map((perk) => perk.textContent)).toEqual(
      Object.values(text.perks).map(({ title }) => title),
    );
    await expect(price(canvas, globals)).toBeVisible();
    const terms = within(canvas.getByRole('region', { name: text.membership }));
    await expect(terms.getAllByRole('definition').map((term) => term.textContent)).toEqual(
      Object.values(text.terms).map((term) => term.text),
    );
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((part) => part.textContent)).toEqual([
      text.perksHeading,
      text.stepsHeading,
      text.membership,
      text.savings.heading,
      text.questionsHeading,
    ]);
  },
});

Default.test('the button at the top leads to the price and the terms', async ({ canvas, globals }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Postanite član' }));
  await expect(canvas.getByRole('heading', { name: 'Godišnje članstvo' })).toHaveFocus();
  await waitFor(() => expectInWindow(price(canvas, globals)));
});

Default.test('the questions work by keyboard', { tags: ['thorough'] }, async ({ canvas }) => {
  const first = canvas.getByRole('button', { name: 'Koliko košta članstvo?', expanded: true });
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('button', { name: 'Na šta se odnosi popust?' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
  await userEvent.keyboard('{ArrowUp} ');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
});

Default.test('a visitor can join by keyboard', async ({ canvas, globals }) => {
  canvas.getByRole('button', { name: 'Pridružite se klubu' }).focus();
  await userEvent.keyboard('{Enter}');
  const popup = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(popup.getByRole('button', { name: 'Zatvorite' })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('Ana');
  await userEvent.tab();
  await expect(popup.getByRole('button', { name: /^Država/ })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('061222333{Enter}');
  await closeWelcome(canvas, globals);
});

/** The smallest spend, with which the discount does not return the fee. */
export const SpendTooSmall = meta.story({
  tags: ['scrolled'],
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    const sum = within(canvas.getByRole('region', { name: text.savings.heading }));
    const tabs = sum.getAllByRole('tab');
    await expect(tabs).toHaveLength(monthlySpends[country].length);
    await expect(sum.getByText(text.savings.left)).toBeVisible();
    await userEvent.click(
      sum.getByRole('tab', {
        selected: false,
        name: new RegExp(`^${formatNumber(monthlySpends[country][0])}\\s`),
      }),
    );
    await expect(await sum.findByText(text.savings.missing)).toBeVisible();
    const { rest } = savingsOf(country, monthlySpends[country][0]);
    await expect(sum.getByText(rest.replace('\u00A0', ' '))).toBeVisible();
    await expect(sum.queryByText(text.savings.left)).toBeNull();
  },
});

/** All eleven questions are open; each toggles independently. */
export const QuestionsOpen = meta.story({
  tags: ['scrolled'],
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const region = canvas.getByRole('region', { name: text.questionsHeading });
    const section = within(region);
    const buttons = section.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(
      Object.values(text.questions).map(({ question }) => question),
    );
    for (const button of buttons) {
      if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
    }
    await expect(section.getAllByRole('button', { expanded: true })).toHaveLength(11);
    for (const { answer } of Object.values(text.questions)) {
      await expect(section.getByText(answer.replaceAll('\u00A0', ' '))).toBeVisible();
    }
    await expect(section.getByRole('link', { name: text.contact })).toHaveAttribute(
      'href',
      '/kontaktiraje-nas',
    );
    region.scrollIntoView({ behavior: 'instant' });
  },
});

QuestionsOpen.test(
  'closing one question leaves the others open',
  { tags: ['thorough'] },
  async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Česta pitanja' }));
    await userEvent.click(section.getByRole('button', { name: 'Plaćaju li članovi dostavu?' }));
    await expect(section.getAllByRole('button', { expanded: true })).toHaveLength(10);
  },
);

/** The empty form to join, over the page. */
export const PopupOpen = meta.story({
  tags: ['scrolled'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { text, country, money } = inCountry(messages, globals);
    const popup = await openPopup(canvas, globals);
    const terms = popup.getByText(text.join.terms(money(facts.club.pricePerYear[country])));
    await waitFor(() => expect(terms).toBeVisible());
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(terms.textContent ?? '');
    await expect(nameOf(popup, globals)).toHaveValue('');
    await expect(popup.getByRole('link', { name: formsMessages[country].privacyPolicy })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
});

PopupOpen.test(
  'typed values survive closing and reopening the popup',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    await userEvent.type(nameOf(within(screen.getByRole('dialog')), globals), 'Ana');
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(canvas.getByRole('button', { name: 'Pridružite se klubu' })).toHaveFocus();
    await expect(nameOf(await openPopup(canvas, globals), globals)).toHaveValue('Ana');
  },
);

/** Opens the page again from the one that is open, and its form. */
async function returnToPopup(canvas: Canvas, globals: Globals) {
  await waitForDialogToClose();
  const [toClub] = await canvas.findAllByRole('link', { name: 'Klub' });
  if (toClub) await userEvent.click(toClub);
  await findPageHeading(canvas, `Klub ${brand.name}`);
  return openPopup(canvas, globals);
}

/** Follows the link in the form, and returns to the form. */
async function readPrivacyPolicy(canvas: Canvas, globals: Globals) {
  const popup = within(screen.getByRole('dialog'));
  await userEvent.click(popup.getByRole('link', { name: 'politici privatnosti' }));
  await findPageHeading(canvas, 'Politika privatnosti');
  return returnToPopup(canvas, globals);
}

PopupOpen.test(
  'typed values survive the privacy policy, until they are sent',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const popup = within(screen.getByRole('dialog'));
    await fillIn(popup, globals);
    const again = await readPrivacyPolicy(canvas, globals);
    await expectFilledIn(again, globals);
    await userEvent.click(sendButton(again, globals));
    await closeWelcome(canvas, globals);
    await userEvent.click(await canvas.findByRole('link', { name: 'Kontakt' }));
    await findPageHeading(canvas, 'Kontakt');
    await expect(nameOf(await returnToPopup(canvas, globals), globals)).toHaveValue('');
  },
);

PopupOpen.test('what a guest has typed survives a login', { tags: ['thorough'] }, async ({ globals }) => {
  const popup = within(screen.getByRole('dialog'));
  await userEvent.type(nameOf(popup, globals), 'Ana');
  const { UserInfo, Password } = inCountry(messages, globals).member;
  await inAnotherTab(globals, (session) => session.login({ username: UserInfo.Email, password: Password }));
  await waitFor(() => expect(phoneOf(popup, globals)).toHaveValue('61 234 567'));
  await expect(nameOf(popup, globals)).toHaveValue('Ana');
});

PopupOpen.test(
  'repeated presses send one request',
  { tags: ['thorough'], parameters: { shop: { ...shop, scenarios: ['club.pending'] } } },
  async ({ globals }) => {
    const joining = watchRequests('/clubJoin');
    const popup = within(screen.getByRole('dialog'));
    await userEvent.type(nameOf(popup, globals), 'Ana Be');
    await userEvent.type(phoneOf(popup, globals), '061222333');
    await userEvent.click(sendButton(popup, globals));
    const busy = await popup.findByRole('button', { name: 'Šaljem prijavu' });
    await userEvent.click(busy);
    await userEvent.click(busy);
    await userEvent.type(nameOf(popup, globals), '{Enter}');
    await waitFor(() => expect(joining()).not.toEqual([]));
    await expect(joining()).toEqual([
      { FirstLastName: 'Ana Be', PhoneNumber: '38761222333', ClubName: '{product}', Country: 'BA' },
    ]);
  },
);

PopupOpen.test(
  'without the country nothing is sent; a second submit requests the country again',
  { parameters: { shop: { ...shop, scenarios: ['geo.failsOnce'] } } },
  async ({ canvas, globals }) => {
    const joining = watchRequests('/clubJoin');
    const popup = within(screen.getByRole('dialog'));
    await fillIn(popup, globals);
    await userEvent.click(sendButton(popup, globals));
    await popup.findByRole('alert');
    await expect(joining()).toEqual([]);
    await userEvent.click(sendButton(popup, globals));
    await closeWelcome(canvas, globals);
    await expect(joining()).toHaveLength(1);
  },
);

/** The form of a logged-in user is filled in. */
export const PopupOfMember = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['session.member'] } },
  play: async ({ canvas, globals }) => {
    const popup = await openPopup(canvas, globals);
    await expectFilledIn(popup, globals);
  },
});

PopupOfMember.test(
  'after a logout in another tab, the form is closed and empty',
  async ({ canvas, globals }) => {
    await userEvent.type(nameOf(within(screen.getByRole('dialog')), globals), ' Drugi');
    await inAnotherTab(globals, (session) => session.logout());
    await waitForDialogToClose();
    const popup = await openPopup(canvas, globals);
    await expect(nameOf(popup, globals)).toHaveValue('');
    await expect(phoneOf(popup, globals)).toHaveValue('');
  },
);

PopupOfMember.test(
  'what a user has typed survives another page, for that user alone',
  { tags: ['thorough'], globals: { shell: 'on', viewport: { value: 'desktop' } } },
  async ({ canvas, globals }) => {
    const popup = within(screen.getByRole('dialog'));
    await userEvent.type(nameOf(popup, globals), ' Drugi');
    const again = await readPrivacyPolicy(canvas, globals);
    await expect(nameOf(again, globals)).toHaveValue('Edin Begović Drugi');
    await logInAnotherUser(globals);
    await waitForDialogToClose();
    await expect(nameOf(await openPopup(canvas, globals), globals)).toHaveValue('Nova Osoba');
  },
);

PopupOfMember.test('another user sees nothing of the one before', async ({ canvas, globals }) => {
  const typed = within(screen.getByRole('dialog'));
  await userEvent.type(nameOf(typed, globals), ' Drugi');
  await userEvent.clear(phoneOf(typed, globals));
  await userEvent.type(phoneOf(typed, globals), '061222333');
  await logInAnotherUser(globals);
  await waitForDialogToClose();
  const popup = await openPopup(canvas, globals);
  await expect(nameOf(popup, globals)).toHaveValue('Nova Osoba');
  await expect(phoneOf(popup, globals)).toHaveValue('62 999 888');
});

/** Both fields were empty: a message below each, and the first has the focus. */
export const MissingData = meta.story({
  tags: ['scrolled'],
  play: async ({ canvas, globals }) => {
    const popup = await openPopup(canvas, globals);
    await userEvent.click(sendButton(popup, globals));
    await expect(await popup.findAllByText(fixedTexts.contactMissing)).toHaveLength(2);
    await expect(nameOf(popup, globals)).toHaveFocus();
    await expect(nameOf(popup, globals)).toHaveAccessibleDescription(fixedTexts.contactMissing);
    await expect(phoneOf(popup, globals)).toHaveAccessibleDescription(
      expect.stringContaining(fixedTexts.contactMissing),
    );
  },
});

MissingData.test(
  'typing removes the message; the form is sent once it is complete',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    const joining = watchRequests('/clubJoin');
    const popup = within(screen.getByRole('dialog'));
    await userEvent.type(nameOf(popup, globals), 'Ana');
    await expect(popup.getAllByText(fixedTexts.contactMissing)).toHaveLength(1);
    await userEvent.click(sendButton(popup, globals));
    await expect(phoneOf(popup, globals)).toHaveFocus();
    await userEvent.type(phoneOf(popup, globals), '061222333');
    await userEvent.click(sendButton(popup, globals));
    await closeWelcome(canvas, globals);
    await expect(joining()).toHaveLength(1);
  },
);

/** The button is busy while the form is sent. */
export const Submitting = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['club.pending'] } },
  play: async ({ canvas, globals }) => {
    const popup = await join(canvas, globals);
    const busy = await popup.findByRole('button', { name: inCountry(messages, globals).text.join.sending });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
});

Submitting.test(
  'closing the popup cancels the submit, which can be repeated',
  async ({ canvas, globals }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Zatvorite' }));
    await waitForDialogToClose();
    const popup = await openPopup(canvas, globals);
    await expectFilledIn(popup, globals);
    await expect(popup.queryByRole('alert')).toBeNull();
    await expect(sendButton(popup, globals)).not.toHaveAttribute('aria-busy');
  },
);

/** The popup says that the visitor has joined, for 4 s. */
export const JoinedInPopup = meta.story({
  tags: ['scrolled'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    holdDelays(CLOSE_AFTER_MS);
    await join(canvas, globals);
    await expectJoined(globals);
  },
});

Default.test('after the welcome the popup closes by itself', async ({ canvas, globals }) => {
  const endDelays = holdDelays(CLOSE_AFTER_MS);
  await join(canvas, globals);
  await expectJoined(globals);
  await waitFor(() => {
    endDelays();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await expectWelcome(canvas, globals);
});

JoinedInPopup.test('it can be closed before', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  await userEvent.keyboard('{Escape}');
  await expectWelcome(canvas, globals);
});

JoinedInPopup.test(
  'Back closes it too',
  {
    tags: ['thorough'],
    render: () => (
      <Browser>
        <ClubScreen />
      </Browser>
    ),
  },
  async ({ canvas, globals }) => {
    // Not a click of the pointer, which the popup covers the page from: the button stands for the browser's own.
    canvas.getByRole('button', { name: 'Natrag', hidden: true }).click();
    await expectWelcome(canvas, globals);
  },
);

/** The popup has closed: a confirmation and a link to the shop replace the button. */
export const Joined = meta.story({
  tags: ['scrolled'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    await join(canvas, globals);
    await closeWelcome(canvas, globals);
  },
});

Joined.test(
  'the link leads to the most popular offers',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    await userEvent.keyboard('{Enter}');
    await findPageHeading(canvas, 'Najpopularniji');
  },
);

/** The welcome in Serbia, with its own wording. */
export const JoinedRS = Joined.extend({
  name: 'Joined, RS',
  tags: ['scrolled'],
  globals: { country: 'RS' },
});

/** The form could not be sent: a message with the shop's phone number, and the input stays. */
export const Failed = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['club.failsOnce'] } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { settings } = inCountry(messages, globals);
    const popup = await join(canvas, globals);
    const alert = within(await popup.findByRole('alert'));
    await expect(alert.getByText(fixedTexts.clubFailed)).toBeVisible();
    await expect(alert.getByRole('link', { name: settings.contact.phone })).toBeVisible();
    await expectFilledIn(popup, globals);
    await expect(sendButton(popup, globals)).toHaveFocus();
  },
});

Failed.test('a second submit succeeds', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  await userEvent.click(sendButton(within(screen.getByRole('dialog')), globals));
  await closeWelcome(canvas, globals);
});

/** Without the visitor's country the form fails. */
export const CountryFailed = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['geo.fails'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { failedHint } = inCountry(messages, globals).text.join;
    const popup = await join(canvas, globals);
    const alert = within(await popup.findByRole('alert'));
    await expect(alert.getByText(fixedTexts.clubFailed)).toBeVisible();
    await expect(alert.getByText(failedHint.country)).toBeVisible();
    await expectFilledIn(popup, globals);
  },
});

/** The page in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The page in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The page in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The page in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
