import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Band } from '#ui/Band';
import { iconNames } from '#ui/Icon';
import { IconButton, type IconButtonProps, iconButtonSizes, iconButtonTones } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { tokens } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { icon: 'search' as const, label: 'Pretraga', onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: iconNames },
    tone: { control: 'inline-radio', options: iconButtonTones },
    size: { control: 'inline-radio', options: iconButtonSizes },
    ref: { control: false },
  },
});

export default meta;

type Look = Partial<Pick<IconButtonProps, 'icon' | 'tone' | 'size' | 'count'>>;

const socialNetworks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const;

const tones = Object.fromEntries(iconButtonTones.map((tone) => [tone, { tone }]));

/** An icon that opens the search. */
export const Default = meta.story();

Default.test('calls onClick on click, Enter and Space', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pretraga' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});

/** The cart with the number of its articles, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { icon: 'bag', label: 'Korpa, 2 proizvoda', count: 2, tone: 'outlined', size: 'small' },
});

/** Both sizes; neither is smaller than 44 px. */
export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="3">
      {iconButtonSizes.map((size) => (
        <IconButton key={size} {...args} tone="outlined" size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const target = Number.parseInt(tokens.control.minTarget, 10);
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = boxOf(button);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(target);
    }
  },
});

/** An empty cart, two articles, and more than 99. */
export const WithCount = meta.story({
  render: (args) => (
    <Inline gap="5">
      <IconButton {...args} icon="bag" label="Korpa, prazna" count={0} />
      <IconButton {...args} icon="bag" label="Korpa, 2 proizvoda" count={2} />
      <IconButton {...args} icon="bag" label="Korpa, 120 proizvoda" count={120} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
    // The number is announced once, in the label.
    await expect(canvas.getByRole('button', { name: 'Korpa, 2 proizvoda' })).toBeVisible();
  },
});

/** The button can be focused, and a click does nothing. */
export const Disabled = meta.story({
  args: { disabled: true, tone: 'outlined', icon: 'minus', label: 'Manje' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Every tone and size, and one with a count, at rest, under a mouse, focused, pressed and disabled. */
export const States = meta.story({
  render: () => (
    <StateMatrix<Look & { disabled?: boolean }>
      variants={{
        ...tones,
        ...Object.fromEntries(iconButtonSizes.map((size) => [size, { size, tone: 'outlined' as const }])),
        'with a count': { icon: 'bag', count: 2 },
      }}
      states={{ Disabled: { disabled: true } }}
    >
      {(props) => <IconButton icon="search" label="Pretraga" {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A long label for screen readers does not make the button wider. */
export const LongText = meta.story({
  args: {
    icon: 'trash',
    tone: 'outlined',
    label: 'Uklonite Paket za zglobove i kosti s kolagenom i kurkumom iz korpe',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Uklonite Paket/ })).toBeVisible();
  },
});

// Clicking must not navigate away from the story.
const link = {
  href: '/login',
  icon: 'user' as const,
  label: 'Prijava',
  onClick: fn((event: MouseEvent) => event.preventDefault()),
};

/** With an address it is a link: to the login. */
export const AsLink = meta.story({ args: link });

AsLink.test('is a link with an accessible name', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Prijava' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(link.onClick).toHaveBeenCalledOnce();
});

/** Links to social networks on the dark footer; each opens a new tab. */
export const SocialNetworks = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Band tone="deep">
      <Inline gap="2">
        {socialNetworks.map(([icon, label]) => (
          <IconButton
            key={icon}
            tone="outlined"
            icon={icon}
            label={label}
            href={`https://example.com/${icon}`}
            newTabLabel="(otvara se u novoj kartici)"
          />
        ))}
      </Inline>
    </Band>
  ),
  play: async ({ canvas }) => {
    const element = canvas.getByRole('link', { name: 'Instagram (otvara se u novoj kartici)' });
    await expect(element).toHaveAttribute('target', '_blank');
  },
});

/** Both tones of a link at rest, under a mouse, focused and pressed. */
export const LinkStates = meta.story({
  render: () => (
    <StateMatrix<Look> variants={tones}>{(props) => <IconButton {...link} {...props} />}</StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});
