import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { Rating, ratingSizes } from './Rating';

const meta = preview.meta({
  title: 'Shared/Rating',
  component: Rating,
  args: { value: 4.8, score: '4,8', count: '(3.512)', label: 'Ocjena 4,8 od 5, 3.512 recenzija' },
  argTypes: { size: { control: 'inline-radio', options: ratingSizes } },
});

export default meta;

/** The average of the reviews and their number. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ocjena 4,8 od 5, 3.512 recenzija')).toBeInTheDocument();
    // Hidden from screen readers, because the label already says it.
    await expect(canvas.getByText('4,8')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Every size. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      {ratingSizes.map((size) => (
        <Rating key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

/** The stars of one review, without figures. */
export const StarsAlone = meta.story({ render: () => <Rating value={4} label="Ocjena 4 od 5" /> });

/** The width of the filled stars in the viewBox, where five stars are 100 wide. */
const filledWidthOf = (text: HTMLElement) =>
  Number(text.parentElement?.querySelector('svg svg')?.getAttribute('width'));

const withComma = (text: string) => text.replace('.', ',');

/** From no star to five; a part of a star is filled in part. */
export const Values = meta.story({
  render: () => (
    <Stack align="start" gap="2">
      {[0, 0.5, 2.5, 3.1, 3.14, 4.96, 5].map((value) => (
        <Rating
          key={value}
          value={value}
          label={withComma(`Ocjena ${value}`)}
          score={withComma(value.toFixed(1))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(filledWidthOf(canvas.getByText('Ocjena 0'))).toBe(0);
    // Two and a half stars end in the middle of the third star.
    await expect(filledWidthOf(canvas.getByText('Ocjena 2,5'))).toBe(50);
    await expect(filledWidthOf(canvas.getByText('Ocjena 3,14'))).toBe(
      filledWidthOf(canvas.getByText('Ocjena 3,1')),
    );
    await expect(filledWidthOf(canvas.getByText('Ocjena 4,96'))).toBe(100);
    await expect(filledWidthOf(canvas.getByText('Ocjena 5'))).toBe(100);
  },
});

/** Stars and figures on dark green. */
export const OnDeep = meta.story({
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Band tone="deep">
        <Container>
          <Story />
        </Container>
      </Band>
    ),
  ],
});

/** A long text after the figure. */
export const LongText = meta.story({
  args: { count: '· 3.512 recenzija potvrđenih kupaca iz četiri zemlje', size: 'medium' },
});
