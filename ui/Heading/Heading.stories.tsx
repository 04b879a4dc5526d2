import { useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Heading, headingLevels, headingSizes, headingTones } from '#ui/Heading';
import { Stack } from '#ui/Stack';

const meta = preview.meta({
  title: 'UI/Text/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Snaga ima korijen.' },
  argTypes: {
    level: { control: 'inline-radio', options: headingLevels },
    size: { control: 'inline-radio', options: headingSizes },
    tone: { control: 'inline-radio', options: headingTones },
    ref: { control: false },
  },
});

export default meta;

/** The heading of a page. */
export const Default = meta.story();

/** A second level that looks like a first one, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { level: 2, size: 'h1' } });

/** The one large sentence of a page. */
export const Hero = meta.story({ args: { size: 'hero' } });

/** All four levels with their sizes. */
export const Levels = meta.story({
  render: () => (
    <Stack gap="6">
      <Heading level={1}>Najpopularniji</Heading>
      <Heading level={2}>Čime vam možemo pomoći?</Heading>
      <Heading level={3}>Nakon tri sedmice vidim razliku</Heading>
      <Heading level={4}>Zglobovi i kosti</Heading>
    </Stack>
  ),
});

/** Every size. */
export const Sizes = meta.story({
  render: () => (
    <Stack gap="6">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Najpopularniji
        </Heading>
      ))}
    </Stack>
  ),
});

/** Every colour of a heading. */
export const Tones = meta.story({
  render: () => (
    <Stack gap="6">
      {headingTones.map((tone) => (
        <Heading key={tone} level={2} tone={tone}>
          {tone}: Najpopularniji
        </Heading>
      ))}
    </Stack>
  ),
});

/** The name on a card: level 2 for screen readers, and small. */
export const SmallerThanItsLevel = meta.story({
  args: { level: 2, size: 'h4', children: 'Alpha Potent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Alpha Potent' })).toBeVisible();
  },
});

/** A heading of several lines, balanced. */
export const LongText = meta.story({
  args: { children: 'Ženšen, cink i maka: šta zaista radi, a šta je samo dobra priča na etiketi' },
});

/** After a change of page the focus moves to the heading, without a ring. */
export const TakesTheFocus = meta.story({
  render: function PageChange() {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <Stack align="start">
        <Heading level={1} tabIndex={-1} ref={heading}>
          Paketi
        </Heading>
        <Button onClick={() => heading.current?.focus()}>Otvorite stranicu</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'Paketi' });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
  },
});
