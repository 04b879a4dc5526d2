import { useLocation, useNavigate } from 'react-router-dom';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import { type Canvas, expectNoSidewaysScroll, headed, watchRequests } from '#storybook/plays';
import preview from '#storybook/preview';
import { ANSWERS_KEY } from './answers';
import { QuizScreen } from './QuizScreen';

const at = (search: string, ...scenarios: ScenarioName[]) => ({
  shop: { path: `/quiz${search}`, route: '/quiz', scenarios },
});

const meta = preview.meta({
  title: 'Screens/Quiz',
  component: QuizScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('') },
  beforeEach: () => sessionStorage.removeItem(ANSWERS_KEY),
});

export default meta;

const missing = 'Molimo unesite Vaše podatke';
const noList = 'Došlo je do greške, molimo pokušajte ponovo kasnije';

/** The step with this heading has come, and the focus is on it. */
async function arrivedAt(canvas: Canvas, name: string | RegExp) {
  const element = await headed(canvas, name);
  await waitFor(() => expect(element).toHaveFocus());
}

const next = (canvas: Canvas) => canvas.findByRole('button', { name: 'Dalje' });
const answer = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });
const progress = (canvas: Canvas) => canvas.getByRole('progressbar', { name: 'Napredak kviza' });
const skip = (canvas: Canvas) => canvas.findByRole('link', { name: 'Preskoči' });

const watchSubscribers = () => watchRequests('addSubscriber');

export const Default = meta.story({
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta vam je trenutno najvažnije?');
    await waitFor(() => expect(document.title).toBe('Kviz | Hrast'));
    const goals = canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
    await expect(goals).toEqual([
      expect.stringMatching(/^Prostata/),
      expect.stringMatching(/^Potencija i energija/),
      expect.stringMatching(/^Veličina i performanse/),
      expect.stringMatching(/^Opće zdravlje/),
    ]);
    await expect(progress(canvas)).toHaveAttribute('value', '0');
    await expect(canvas.getByText(/Odgovori ostaju na vašem uređaju/)).toBeVisible();
  },
});

Default.test('a goal leads to its first question, and back', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Veličina i performanse/ }));
  await arrivedAt(canvas, 'Šta za vas znači dobra forma?');
  await expect(canvas.getByText('Pitanje 1 od 6')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await arrivedAt(canvas, 'Šta vam je trenutno najvažnije?');
});

export const Question = meta.story({
  parameters: at('?goal=prostate&step=3'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta popijete poslije šest navečer?');
    await waitFor(() => expect(document.title).toBe('Kviz: Pitanje 3 od 7 | Hrast'));
    const group = canvas.getByRole('group', { name: /Šta popijete poslije šest navečer/ });
    await expect(group).toHaveAccessibleDescription('Možete izabrati više odgovora ili nastaviti bez njih.');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await expect(progress(canvas)).toHaveAttribute('value', '3');
    await expect(progress(canvas)).toHaveAttribute('max', '10');
    await expect(progress(canvas)).toHaveAttribute('aria-valuetext', 'Pitanje 3 od 7');
  },
});

export const SeveralAnswers = meta.story({
  parameters: at('?goal=prostate&step=3'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta popijete poslije šest navečer?');
    for (const name of ['Vodu', 'Kafu', 'Čaj']) await userEvent.click(answer(canvas, name));
    await userEvent.click(answer(canvas, 'Čaj'));
    await expect(answer(canvas, 'Vodu')).toBeChecked();
    await expect(answer(canvas, 'Kafu')).toBeChecked();
    await expect(answer(canvas, 'Čaj')).not.toBeChecked();
    await expect(answer(canvas, 'Pivo ili vino')).not.toBeChecked();
  },
});

/** The whole width of an answer is its target, and it does not move when it is chosen. */
SeveralAnswers.test('an answer is one large target', async ({ canvas }) => {
  const row = canvas.getByText('Pivo ili vino');
  const { top, height } = row.getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(62);
  await userEvent.click(row);
  await expect(answer(canvas, 'Pivo ili vino')).toBeChecked();
  await expect(row.getBoundingClientRect()).toMatchObject({ top, height });
});

SeveralAnswers.test('no answer leaves the device', async ({ canvas }) => {
  const requests = spyOn(globalThis, 'fetch');
  await userEvent.click(await next(canvas));
  await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
  await userEvent.click(answer(canvas, 'Na poslu'));
  await expect(requests).not.toHaveBeenCalled();
  await expect(sessionStorage.getItem(ANSWERS_KEY)).toBe('{"prostate.evening":[0,2],"prostate.sitting":[0]}');
});

/** An earlier page of this tab has answered. */
export const Reloaded = meta.story({
  parameters: at('?goal=health'),
  beforeEach: () => sessionStorage.setItem(ANSWERS_KEY, '{"health.care":[1,3],"potency.drain":[0]}'),
  play: async ({ canvas }) => {
    await headed(canvas, 'O čemu najviše vodite računa?');
    await expect(answer(canvas, 'O snu')).toBeChecked();
    await expect(answer(canvas, 'O energiji')).toBeChecked();
    await expect(answer(canvas, 'O probavi')).not.toBeChecked();
  },
});

/** Somebody else's data under the same key. */
export const UnreadableAnswers = meta.story({
  parameters: at('?goal=health'),
  beforeEach: () => sessionStorage.setItem(ANSWERS_KEY, '{"health.care":"all"}'),
  play: async ({ canvas }) => {
    await headed(canvas, 'O čemu najviše vodite računa?');
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).not.toBeChecked();
  },
});

/** The screen with the browser's address and its Back and Forward around it. */
function WithBrowser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <nav aria-label="Preglednik">
        <button type="button" onClick={() => void navigate(-1)}>
          ←
        </button>
        <button type="button" onClick={() => void navigate(1)}>
          →
        </button>
        <output>{pathname + search}</output>
      </nav>
      <QuizScreen />
    </>
  );
}

export const BackKeepsAnswers = meta.story({
  render: () => <WithBrowser />,
  parameters: at('?goal=potency'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Kada imate najviše energije?');
    await userEvent.click(answer(canvas, 'Ujutro'));
    // Enter in an answer goes on like the button.
    await userEvent.keyboard('{Enter}');
    await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
    await userEvent.click(answer(canvas, 'Brige'));
    await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
    await arrivedAt(canvas, 'Kada imate najviše energije?');
    await expect(answer(canvas, 'Ujutro')).toBeChecked();
    await userEvent.click(await next(canvas));
    await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
    await expect(answer(canvas, 'Brige')).toBeChecked();
  },
});

BackKeepsAnswers.test('the browser’s own Back and Forward walk the steps', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '←' }));
  await arrivedAt(canvas, 'Kada imate najviše energije?');
  await expect(canvas.getByText('/quiz?goal=potency')).toBeVisible();
  await expect(answer(canvas, 'Ujutro')).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: '→' }));
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
});

BackKeepsAnswers.test('the step back is a step in the history too', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await arrivedAt(canvas, 'Kada imate najviše energije?');
  await userEvent.click(canvas.getByRole('button', { name: '→' }));
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
});

BackKeepsAnswers.test('two clicks at once are one step', async ({ canvas }) => {
  const button = await next(canvas);
  button.click();
  button.click();
  await arrivedAt(canvas, 'Kako izgleda vaša noć?');
  await userEvent.click(canvas.getByRole('button', { name: '←' }));
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
});

export const KeyboardOnly = meta.story({
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta vam je trenutno najvažnije?');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Potencija/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await arrivedAt(canvas, 'Kada imate najviše energije?');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(answer(canvas, 'Ujutro')).toBeChecked();
    for (let tabs = 0; tabs < 5; tabs += 1) await userEvent.tab();
    await expect(await next(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
  },
});

export const UnknownGoal = meta.story({
  parameters: at('?goal=hair&step=4'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta vam je trenutno najvažnije?');
  },
});

export const BeyondTheEnd = meta.story({
  parameters: at('?goal=size&step=99'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Da vas nazovemo?');
    await expect(canvas.getByText('Posljednji korak')).toBeVisible();
    await expect(progress(canvas)).toHaveAttribute('value', '8');
    await expect(progress(canvas)).toHaveAttribute('max', '9');
  },
});

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Ime i prezime' });
const emailField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'E-mail' });
const phoneField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Broj telefona' });

/** The result, and the first of the two steps that ask how to reach the visitor. */
export const ContactName = meta.story({
  parameters: at('?goal=prostate&step=8'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Preporučujemo Prosta Vital');
    await expect(await nameField(canvas)).toHaveAttribute('autocomplete', 'name');
    await expect(emailField(canvas)).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByText('2491 recenzije')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Prosta Vital' })).toHaveTextContent('49,90 KM');
  },
});

ContactName.test('both are needed, and said so beside each', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(emailField(canvas), ' ');
  await userEvent.click(await next(canvas));
  const name = await nameField(canvas);
  await waitFor(() => expect(name).toHaveAccessibleDescription(missing));
  await expect(emailField(canvas)).toHaveAccessibleDescription(missing);
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'E');
  await waitFor(() => expect(name).toBeValid());
  await expect(emailField(canvas)).toBeInvalid();
  await expect(subscribers()).toEqual([]);
});

ContactName.test('go to the list of the offer and country, once', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await nameField(canvas), ' Edin B ');
  await userEvent.type(emailField(canvas), 'e@b.ba{Enter}{Enter}');
  await arrivedAt(canvas, 'Da vas nazovemo?');
  const subscriber = { Email: 'e@b.ba', FirstLastName: 'Edin B', Group: 'ba-prosta-vital' };
  await expect(subscribers()).toEqual([subscriber]);

  // Back finds them again, and the same going on is no second lead.
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await expect(await nameField(canvas)).toHaveValue(' Edin B ');
  await expect(emailField(canvas)).toHaveValue('e@b.ba');
  await userEvent.click(await next(canvas));
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await expect(subscribers()).toEqual([subscriber]);
});

ContactName.test('can be skipped', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.click(await skip(canvas));
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await expect(subscribers()).toEqual([]);
});

export const ContactPhone = meta.story({
  parameters: at('?goal=prostate&step=9'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Da vas nazovemo?');
    await expect(await phoneField(canvas)).toHaveValue('');
    await expect(canvas.getByText(/u vezi s proizvodom Prosta Vital/)).toBeVisible();
    await expect(canvas.getByText('2491 recenzije')).toBeVisible();
  },
});

ContactPhone.test('a phone is needed, unless it is skipped', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.click(canvas.getByRole('button', { name: 'Pogledajte preporuku' }));
  const phone = await phoneField(canvas);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(missing));
  await waitFor(() => expect(phone).toHaveFocus());
  await userEvent.click(await skip(canvas));
  await headed(canvas, '/offers/prosta-vital');
  await expect(subscribers()).toEqual([]);
});

ContactPhone.test('goes with the offer, then the offer opens', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await phoneField(canvas), '061 234 567{Enter}{Enter}');
  await headed(canvas, '/offers/prosta-vital');
  await expect(subscribers()).toEqual([{ PhoneNumber: '38761234567', OfferID: '3' }]);
});

/** The first offer is recommended where no name fits, and it has no mailing list. */
export const MissingListId = meta.story({
  parameters: at('?goal=size&step=7', 'offers.onlyBundles'),
  play: async ({ canvas }) => {
    const subscribers = watchSubscribers();
    await headed(canvas, 'Preporučujemo Paket Snaga');
    await userEvent.type(await nameField(canvas), 'Edin');
    await userEvent.type(emailField(canvas), 'e@b.ba');
    await userEvent.click(await next(canvas));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${noList}Preporuku možete pogledati i bez toga`);
    await expect(emailField(canvas)).toHaveValue('e@b.ba');
    await expect(subscribers()).toEqual([]);
  },
});

MissingListId.test('skipping leads on', async ({ canvas }) => {
  await userEvent.click(await skip(canvas));
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await userEvent.click(await skip(canvas));
  await headed(canvas, '/offers/paket-snaga');
});

const reachTheOffer = async ({ canvas }: { canvas: Canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await nameField(canvas), 'Edin');
  await userEvent.type(emailField(canvas), 'e@b.ba{Enter}');
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await userEvent.type(await phoneField(canvas), '061234567{Enter}');
  await headed(canvas, '/offers/alpha-potent');
  await expect(subscribers()).toHaveLength(2);
};

/** Whether a subscriber arrives keeps nobody from the offer. */
export const SubscriberFails = meta.story({
  parameters: at('?goal=potency&step=7', 'subscriber.fails'),
  play: reachTheOffer,
});

export const SubscriberPending = meta.story({
  parameters: at('?goal=potency&step=7', 'subscriber.pending'),
  play: reachTheOffer,
});

export const SubscriberUnreachable = meta.story({
  parameters: at('?goal=potency&step=7', 'subscriber.unreachable'),
  play: reachTheOffer,
});

export const Loading = meta.story({
  parameters: at('?goal=prostate&step=8', 'offers.pending'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Pripremamo preporuku');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pripremamo preporuku');
    await expect(canvas.getByRole('link', { name: 'Nazad' })).toBeVisible();
    await expect(canvas.queryByText('2491 recenzije')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: at('?goal=prostate&step=8', 'offers.failsTwice'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await headed(canvas, 'Preporuka trenutno nije dostupna');
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toHaveAttribute(
      'href',
      '/most-popular',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

Failed.test('a retry brings the recommendation', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await arrivedAt(canvas, 'Preporučujemo Prosta Vital');
  await expect(await nameField(canvas)).toBeVisible();
});

/** The questions need no offers; the end says so and leads to the shop. */
export const Empty = meta.story({
  parameters: at('?goal=health&step=6', 'offers.empty'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Koja navika vam najteže pada?');
    await userEvent.click(await next(canvas));
    await arrivedAt(canvas, 'Preporuka trenutno nije dostupna');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

Empty.test('leads to the shop', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await headed(canvas, '/most-popular');
});

/** From the last question past both contact steps to the offer. */
const recommends = (question: string, offer: string, slug: string) => {
  return async ({ canvas }: { canvas: Canvas }) => {
    await headed(canvas, question);
    await userEvent.click(await next(canvas));
    await arrivedAt(canvas, `Preporučujemo ${offer}`);
    await userEvent.click(await skip(canvas));
    await arrivedAt(canvas, /^Da vas/);
    await userEvent.click(await skip(canvas));
    await headed(canvas, `/offers/${slug}`);
  };
};

export const Prostate = meta.story({
  parameters: at('?goal=prostate&step=7'),
  play: recommends('Šta želite u naredna tri mjeseca?', 'Prosta Vital', 'prosta-vital'),
});

export const Potency = meta.story({
  parameters: at('?goal=potency&step=6'),
  play: recommends('Šta želite prvo promijeniti?', 'Alpha Potent', 'alpha-potent'),
});

export const Size = meta.story({
  parameters: at('?goal=size&step=6'),
  play: recommends('Šta vam pomaže da istrajete?', 'HairGrow Plus', 'hairgrow-plus'),
});

export const Health = meta.story({
  parameters: at('?goal=health&step=6'),
  play: recommends('Koja navika vam najteže pada?', 'Digest Balance', 'digest-balance'),
});

/** On a phone the ways on stay at the bottom of the window. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('?goal=size&step=2'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta vam je važno u intimnim trenucima?');
    await userEvent.click(answer(canvas, 'Bliskost'));
    const { bottom, height } = (await next(canvas)).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(56);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 200);
  },
});

export const PhoneContact = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('?goal=prostate&step=8'),
  play: ContactName.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'HR' },
  parameters: at('?goal=prostate&step=9'),
  play: async ({ canvas }) => {
    await phoneField(canvas);
    await expectNoSidewaysScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  parameters: at('?goal=prostate&step=6'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta je često na vašem tanjiru?');
    await expect(canvas.getByText(/pregled kod ljekara/)).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  parameters: at('?goal=prostate&step=8'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Preporučujemo Prosta Vital');
    await expect(canvas.getByText(/da vam šaljemo savete i ponude/)).toBeVisible();
    await expect(canvas.getByRole('complementary')).toHaveTextContent('2.990,00 RSD');
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: at('?goal=potency&step=2'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Što vam uzima najviše snage?');
    await expect(answer(canvas, 'Previše obveza')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Natrag' })).toBeVisible();
    await expect(canvas.getByText(/pregled kod liječnika/)).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await headed(canvas, 'Šta vam je trenutno najvažnije?');
    await expect(canvas.getByRole('link', { name: /^Opšte zdravlje/ })).toHaveAttribute(
      'href',
      '/quiz?goal=health',
    );
  },
});
