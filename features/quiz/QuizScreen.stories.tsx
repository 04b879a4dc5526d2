import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Browser } from '#storybook/Browser';
import { type Canvas, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { ANSWERS_KEY } from './answers';
import { QuizScreen } from './QuizScreen';
import { arrivedAt, at, next, skip } from './quiz.plays';

const meta = preview.meta({
  title: 'Screens/Quiz',
  component: QuizScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('') },
});

export default meta;

const answer = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });

const progress = (canvas: Canvas) => canvas.getByRole('progressbar', { name: 'Napredak kviza' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Šta vam je trenutno najvažnije?');
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

Default.test('opens a goal’s first question, and goes back', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Veličina i performanse/ }));
  await arrivedAt(canvas, 'Šta za vas znači dobra forma?');
  await expect(canvas.getByText('Pitanje 1 od 6')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await arrivedAt(canvas, 'Šta vam je trenutno najvažnije?');
});

export const Question = meta.story({
  parameters: at('?goal=prostate&step=3'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Šta popijete poslije šest navečer?');
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
    await findPageHeading(canvas, 'Šta popijete poslije šest navečer?');
    for (const name of ['Vodu', 'Kafu', 'Čaj']) await userEvent.click(answer(canvas, name));
    await userEvent.click(answer(canvas, 'Čaj'));
    await expect(answer(canvas, 'Vodu')).toBeChecked();
    await expect(answer(canvas, 'Kafu')).toBeChecked();
    await expect(answer(canvas, 'Čaj')).not.toBeChecked();
    await expect(answer(canvas, 'Pivo ili vino')).not.toBeChecked();
  },
});

SeveralAnswers.test('an answer’s whole row toggles it without moving', async ({ canvas }) => {
  const row = canvas.getByText('Pivo ili vino');
  const { top, height } = row.getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(62);
  await userEvent.click(row);
  await expect(answer(canvas, 'Pivo ili vino')).toBeChecked();
  await expect(row.getBoundingClientRect()).toMatchObject({ top, height });
});

SeveralAnswers.test('answers stay in the tab’s storage', async ({ canvas }) => {
  const requests = spyOn(globalThis, 'fetch');
  await userEvent.click(await next(canvas));
  await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
  await userEvent.click(answer(canvas, 'Na poslu'));
  await expect(requests).not.toHaveBeenCalled();
  await expect(sessionStorage.getItem(ANSWERS_KEY)).toBe('{"prostate.evening":[0,2],"prostate.sitting":[0]}');
});

/** The tab’s storage holds answers from before a reload. */
export const Reloaded = meta.story({
  parameters: at('?goal=health'),
  beforeEach: () => sessionStorage.setItem(ANSWERS_KEY, '{"health.care":[1,3],"potency.drain":[0]}'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'O čemu najviše vodite računa?');
    await expect(answer(canvas, 'O snu')).toBeChecked();
    await expect(answer(canvas, 'O energiji')).toBeChecked();
    await expect(answer(canvas, 'O probavi')).not.toBeChecked();
  },
});

/** The storage key holds data of another shape. */
export const UnreadableAnswers = meta.story({
  parameters: at('?goal=health'),
  beforeEach: () => sessionStorage.setItem(ANSWERS_KEY, '{"health.care":"all"}'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'O čemu najviše vodite računa?');
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).not.toBeChecked();
  },
});

export const BackKeepsAnswers = meta.story({
  render: () => (
    <Browser>
      <QuizScreen />
    </Browser>
  ),
  parameters: at('?goal=potency'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Kada imate najviše energije?');
    await userEvent.click(answer(canvas, 'Ujutro'));
    // Enter in a checkbox submits the step.
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

BackKeepsAnswers.test('the browser’s Back and Forward buttons move between steps', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Natrag' }));
  await arrivedAt(canvas, 'Kada imate najviše energije?');
  await expect(canvas.getByText('/quiz?goal=potency')).toBeVisible();
  await expect(answer(canvas, 'Ujutro')).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Naprijed' }));
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
});

BackKeepsAnswers.test('the back link keeps the next step in the history', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await arrivedAt(canvas, 'Kada imate najviše energije?');
  await userEvent.click(canvas.getByRole('button', { name: 'Naprijed' }));
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
});

BackKeepsAnswers.test('a double click moves one step', async ({ canvas }) => {
  const button = await next(canvas);
  button.click();
  button.click();
  await arrivedAt(canvas, 'Kako izgleda vaša noć?');
  await userEvent.click(canvas.getByRole('button', { name: 'Natrag' }));
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
});

export const KeyboardOnly = meta.story({
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Šta vam je trenutno najvažnije?');
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
    await findPageHeading(canvas, 'Šta vam je trenutno najvažnije?');
  },
});

export const BeyondTheEnd = meta.story({
  parameters: at('?goal=size&step=99'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Da vas nazovemo?');
    await expect(canvas.getByText('Posljednji korak')).toBeVisible();
    await expect(progress(canvas)).toHaveAttribute('value', '8');
    await expect(progress(canvas)).toHaveAttribute('max', '9');
  },
});

export const Loading = meta.story({
  parameters: at('?goal=prostate&step=8', 'offers.pending'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Pripremamo preporuku');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pripremamo preporuku');
    await expect(canvas.getByRole('link', { name: 'Nazad' })).toBeVisible();
    await expect(canvas.queryByText('2491 recenzije')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: at('?goal=prostate&step=8', 'offers.failsTwice'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await findPageHeading(canvas, 'Preporuka trenutno nije dostupna');
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toHaveAttribute(
      'href',
      '/most-popular',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

Failed.test('shows the recommendation after a retry', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await arrivedAt(canvas, 'Preporučujemo Prosta Vital');
  await expect(await canvas.findByRole('textbox', { name: 'Ime i prezime' })).toBeVisible();
});

/** Questions work without offers; the last step links to the shop. */
export const Empty = meta.story({
  parameters: at('?goal=health&step=6', 'offers.empty'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Koja navika vam najteže pada?');
    await userEvent.click(await next(canvas));
    await arrivedAt(canvas, 'Preporuka trenutno nije dostupna');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

Empty.test('links to the shop', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await findPageHeading(canvas, '/most-popular');
});

/** Goes from the last question, skipping both contact steps, to the offer. */
const recommends = (question: string, offer: string, slug: string) => {
  return async ({ canvas }: { canvas: Canvas }) => {
    await findPageHeading(canvas, question);
    await userEvent.click(await next(canvas));
    await arrivedAt(canvas, `Preporučujemo ${offer}`);
    await userEvent.click(await skip(canvas));
    await arrivedAt(canvas, /^Da vas/);
    await userEvent.click(await skip(canvas));
    await findPageHeading(canvas, `/offers/${slug}`);
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

/** On a phone the buttons stick to the bottom of the window. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('?goal=size&step=2'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Šta vam je važno u intimnim trenucima?');
    await userEvent.click(answer(canvas, 'Bliskost'));
    const { bottom, height } = (await next(canvas)).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(56);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 200);
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  parameters: at('?goal=prostate&step=6'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Šta je često na vašem tanjiru?');
    await expect(canvas.getByText(/pregled kod ljekara/)).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  parameters: at('?goal=prostate&step=8'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Preporučujemo Prosta Vital');
    await expect(canvas.getByText(/da vam šaljemo savete i ponude/)).toBeVisible();
    await expect(canvas.getByRole('complementary')).toHaveTextContent('2.990,00 RSD');
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: at('?goal=potency&step=2'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Što vam uzima najviše snage?');
    await expect(answer(canvas, 'Previše obveza')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Natrag' })).toBeVisible();
    await expect(canvas.getByText(/pregled kod liječnika/)).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Šta vam je trenutno najvažnije?');
    await expect(canvas.getByRole('link', { name: /^Opšte zdravlje/ })).toHaveAttribute(
      'href',
      '/quiz?goal=health',
    );
  },
});
