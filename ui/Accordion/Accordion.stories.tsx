import { expect, waitFor } from 'storybook/test';
import { findOnPage } from '#storybook/plays';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Accordion, type AccordionProps, accordionTypes } from '#ui/Accordion';

const product = [
  {
    value: 'info',
    heading: 'Informacije o proizvodu',
    content: '60 kapsula, dovoljno za dva mjeseca. Uzimajte jednu kapsulu ujutro, uz obrok i čašu vode.',
  },
  { value: 'ingredients', heading: 'Sastojci', content: 'Korijen ženšena, maka, cink.' },
  { value: 'guarantee', heading: 'Garancija od 90 dana', content: 'Od dana dostave.' },
];

const meta = preview.meta({
  title: 'UI/Content/Accordion',
  component: Accordion,
  args: { items: product, defaultOpen: ['info'] },
  argTypes: {
    type: { control: 'inline-radio', options: accordionTypes },
    level: { control: 'inline-radio', options: [2, 3, 4] },
  },
});

export default meta;

/** Three rows, the first of them open. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sastojci' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Informacije o proizvodu' })).toBeVisible();
  },
});

Default.test('Enter and Space open and close, arrows move between rows', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const info = canvas.getByRole('button', { name: 'Informacije o proizvodu' });
  const ingredients = canvas.getByRole('button', { name: 'Sastojci' });
  await expect(info).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(ingredients).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(ingredients).toHaveAttribute('aria-expanded', 'true');
  await expect(info).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(' ');
  await expect(ingredients).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('button', { name: 'Garancija od 90 dana' })).toHaveFocus();
});

/** Stretches the animation, so that the test sees it running on any machine. */
const slowDown = () => {
  document.documentElement.style.setProperty('--motion-duration-base', '60s');
  return () => document.documentElement.style.removeProperty('--motion-duration-base');
};

Default.test(
  'a closing row animates before its content is hidden',
  { tags: ['motion', 'thorough'], beforeEach: slowDown },
  async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Informacije o proizvodu' });
    canvas.getByRole('button', { name: 'Informacije o proizvodu' }).click();
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'closed'));
    const isShown = () => canvas.getByText(/60 kapsula/).checkVisibility({ contentVisibilityAuto: true });
    await expect(isShown()).toBe(true);
    await expect(row.clientHeight).toBeGreaterThan(0);
    for (const animation of document.getAnimations()) animation.finish();
    await expect(isShown()).toBe(false);
    await expect(row.clientHeight).toBe(0);
  },
);

Default.test('a row opens when its text is found', async ({ canvas, userEvent }) => {
  findOnPage(canvas.getByText(/Korijen ženšena/));
  const row = await canvas.findByRole('region', { name: 'Sastojci' });
  await expect(canvas.getByText(/Korijen ženšena/)).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Informacije o proizvodu' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Sastojci' }));
  await waitFor(() => expect(row).toHaveAttribute('data-state', 'closed'));
  await expect(canvas.getByText(/Korijen ženšena/)).not.toBeVisible();
});

/** Rows to open and close, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { type: 'multiple', level: 2 } });

/** All rows are closed. */
export const Closed = meta.story({ args: { defaultOpen: [] } });

/** Questions: each row opens and closes on its own. */
export const Multiple = meta.story({
  args: {
    type: 'multiple',
    level: 2,
    defaultOpen: ['1'],
    items: Array.from({ length: 11 }, (_, at) => ({
      value: `${at + 1}`,
      heading: `Pitanje ${at + 1}`,
      content: 'Članstvo se obnavlja automatski. Možete ga otkazati u svakom trenutku.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pitanje 4' }));
    await expect(canvas.getByRole('button', { name: 'Pitanje 1' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Pitanje 4' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pitanje 4' })).toBeVisible();
  },
});

/** Rows open and close at once where motion is reduced. */
export const ReducedMotion = meta.story({
  tags: ['thorough'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/60 kapsula/);
    await userEvent.click(canvas.getByRole('button', { name: 'Informacije o proizvodu' }));
    await expect(text).not.toBeVisible();
  },
});

/** A closed and an open row, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<AccordionProps>>
      width="15rem"
      variants={{ closed: { defaultOpen: [] }, open: { defaultOpen: ['info'] } }}
    >
      {(props, heading) => (
        <Accordion {...args} {...props} items={[{ value: 'info', heading, content: '60 kapsula' }]} />
      )}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A heading and a text that are longer than a line. */
export const LongText = meta.story({
  args: {
    items: [
      {
        value: 'a',
        heading:
          'Šta se dešava ako u roku od devedeset dana od dostave ne budem zadovoljan proizvodom koji sam naručio?',
        content:
          'Povrat mora biti odobren telefonom radnim danima od 9:00 do 18:00. Novac vraćamo isključivo na prvobitni način plaćanja, u roku od 5 do 10 radnih dana nakon odobrenja.',
      },
      { value: 'b', heading: 'Prijestolonasljednikovičičinima'.repeat(7), content: 'Jedna riječ.' },
      ...product,
    ],
    defaultOpen: ['a'],
  },
  globals: { viewport: { value: 'narrow' } },
});
