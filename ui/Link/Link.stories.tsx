import { expect, fn } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { iconNames } from '#ui/Icon';
import { Link, type LinkProps, linkPlacements, linkTones, linkUnderlines } from '#ui/Link';
import { Text } from '#ui/Text';
import { tokens } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Actions/Link',
  component: Link,
  args: {
    href: '/most-popular',
    children: 'Svi proizvodi',
    // Clicking must not navigate away from the story.
    onClick: fn((event) => event.preventDefault()),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: linkTones },
    placement: { control: 'inline-radio', options: linkPlacements },
    underline: { control: 'inline-radio', options: linkUnderlines },
    icon: { control: 'select', options: iconNames },
    ref: { control: false },
  },
  render: (args) => inItsPlace(args),
});

export default meta;

/** A link of the placement `inline` is part of a sentence. */
const inItsPlace = ({ placement = 'inline', ...link }: LinkProps) =>
  placement === 'inline' ? (
    <Text>
      Pogledajte <Link {...link} />.
    </Text>
  ) : (
    <Link placement={placement} {...link} />
  );

/** A link in the colour of the brand. */
export const Default = meta.story();

Default.test('is focused with Tab and followed with Enter', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Svi proizvodi' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

/** A bold link with an arrow, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { placement: 'standalone', arrow: true, tone: 'ink' },
});

/** A link of its own with an arrow, 44 px high. */
export const Standalone = meta.story({
  args: { placement: 'standalone', arrow: true },
  play: async ({ canvas }) => {
    const target = Number.parseInt(tokens.control.minTarget, 10);
    await expect(boxOf(canvas.getByRole('link')).height).toBeGreaterThanOrEqual(target);
  },
});

/** A link that leads back, underlined under a mouse only. */
export const WithIcon = meta.story({
  args: {
    placement: 'standalone',
    icon: 'chevron-left',
    tone: 'ink',
    underline: 'hover',
    children: 'Nazad na kupovinu',
  },
});

/** Links in a sentence take its type style and are underlined. */
export const InASentence = meta.story({
  render: (args) => (
    <Text>
      Slanjem narudžbe prihvatate{' '}
      <Link {...args} href="/terms-of-use">
        uslove kupovine
      </Link>
      . Za pitanja nazovite{' '}
      <Link {...args} href="tel:+38733000000" icon="phone">
        033 000 000
      </Link>
      .
    </Text>
  ),
});

/** A link that opens a new tab says so to screen readers. */
export const NewTab = meta.story({
  args: {
    href: 'https://example.com',
    children: 'Kurirska služba',
    newTabLabel: '(otvara se u novoj kartici)',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Kurirska služba (otvara se u novoj kartici)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Every tone, placement and underline at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<LinkProps>>
      variants={{
        ...Object.fromEntries(linkTones.map((tone) => [tone, { tone }])),
        ...Object.fromEntries(linkPlacements.map((placement) => [placement, { placement }])),
        'underlined on hover': { underline: 'hover' },
        'with an arrow': { placement: 'standalone', arrow: true },
        'with an icon': { placement: 'standalone', icon: 'chevron-left' },
      }}
    >
      {(props) => inItsPlace({ ...args, ...props })}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A link of several lines. */
export const LongText = meta.story({
  args: {
    placement: 'standalone',
    arrow: true,
    children: 'Pročitajte kako vraćamo novac ako niste zadovoljni proizvodom u roku od 90 dana od dostave',
  },
});
