import { type MouseEvent, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Button, type ButtonProps, buttonSizes, buttonTones, buttonWidths } from '#ui/Button';
import { iconNames } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { tokens } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Dodajte u korpu', onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    width: { control: 'inline-radio', options: buttonWidths },
    icon: { control: 'select', options: iconNames },
    ref: { control: false },
  },
});

export default meta;

type Look = Pick<ButtonProps, 'tone' | 'size' | 'icon'>;

const looks = {
  ...Object.fromEntries(buttonTones.map((tone) => [tone, { tone }])),
  ...Object.fromEntries(buttonSizes.map((size) => [size, { size }])),
  'with an icon': { icon: 'phone' as const },
};

/** The main action of a form, in green. */
export const Default = meta.story();

Default.test('calls onClick on click, Enter and Space', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Dodajte u korpu' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});

/** The button that moves an order forward, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { tone: 'primary', size: 'large', width: 'content', busy: false },
});

/** Amber, once per screen: it moves the order forward. */
export const Primary = meta.story({
  args: { tone: 'primary' },
  play: async ({ canvas }) => {
    // Fails if the styles did not load; every other check would still pass.
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(tokens.color.accent.slice(at, at + 2), 16));
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: `rgb(${r}, ${g}, ${b})` });
  },
});

/** Every tone and size at rest, under a mouse, focused, pressed, busy and disabled. */
export const States = meta.story({
  render: () => (
    <StateMatrix<Look & { busy?: boolean; disabled?: boolean }>
      variants={looks}
      states={{ Busy: { busy: true }, Disabled: { disabled: true } }}
    >
      {(props) => <Button {...props}>Dodajte u korpu</Button>}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [rest, hover] = canvas.getAllByRole('button');
    // Fails if nothing shows the states; every other check would still pass.
    await waitFor(() =>
      expect(rest && getComputedStyle(rest).backgroundColor).not.toBe(
        hover && getComputedStyle(hover).backgroundColor,
      ),
    );
  },
});

/** As wide as its parent, for the main action of a form or a phone screen. */
export const FullWidth = meta.story({ args: { width: 'full', tone: 'primary' } });

/** A label of several lines. */
export const LongText = meta.story({
  args: { children: 'Nastavite na narudžbu i potvrdite podatke za dostavu na kućnu adresu' },
});

/** A spinner shows while the order is sent; another click does nothing. */
export const Busy = meta.story({
  args: { busy: true, children: 'Šaljem narudžbu' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Šaljem narudžbu' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Idle buttons above, busy ones below: the spinner makes no button wider. */
export const BusyWidth = meta.story({
  tags: ['thorough'],
  render: () => (
    <Stack align="start">
      {[false, true].map((busy) => (
        <Inline key={`${busy}`}>
          {buttonSizes.map((size) => (
            <Button key={size} size={size} busy={busy}>
              Pokušajte ponovo
            </Button>
          ))}
          <Button icon="logout" busy={busy}>
            Pokušajte ponovo
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const widths = (busy: boolean) =>
      canvas.getAllByRole('button', { busy }).map((button) => boxOf(button).width);
    await expect(widths(true)).toHaveLength(4);
    await expect(widths(true)).toEqual(widths(false));
  },
});

/** Enter submits a form with one field, but not while its button is busy. */
export const BusyInAForm = meta.story({
  render: function Render() {
    const [busy, setBusy] = useState(false);
    const [sent, setSent] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
          setSent(sent + 1);
        }}
      >
        <Stack>
          <TextInput label="Broj narudžbe" />
          <Button type="submit" busy={busy}>
            Pronađite pošiljku
          </Button>
          <Button onClick={() => setBusy(false)}>Gotovo</Button>
          <Text>{`Poslano: ${sent}`}</Text>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '4711{Enter}');
    await expect(await canvas.findByText('Poslano: 1')).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Pronađite pošiljku' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Gotovo' }));
    await expect(canvas.getByText('Poslano: 1')).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByText('Poslano: 2')).toBeVisible();
  },
});

/** A product that is sold out: the button can be focused, and a click does nothing. */
export const Disabled = meta.story({
  args: { disabled: true, children: 'Rasprodano' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rasprodano' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

// Clicking must not navigate away from the story.
const link = {
  href: '/most-popular',
  children: 'Pogledajte najpopularnije',
  onClick: fn((event: MouseEvent) => event.preventDefault()),
};

/** With an address it is a link: the main way to another page. */
export const AsLink = meta.story({ args: link });

AsLink.test('is a link, not a button', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const element = canvas.getByRole('link', { name: 'Pogledajte najpopularnije' });
  await expect(element).toHaveFocus();
  await expect(element).toHaveAttribute('href', '/most-popular');
  await userEvent.keyboard('{Enter}');
  await expect(link.onClick).toHaveBeenCalledOnce();
});

/** A link that opens a new tab says so to screen readers. */
export const NewTab = meta.story({
  args: {
    ...link,
    href: 'https://example.com',
    tone: 'quiet',
    children: 'Grupa na Facebooku',
    newTabLabel: '(otvara se u novoj kartici)',
  },
  play: async ({ canvas }) => {
    const element = canvas.getByRole('link', { name: 'Grupa na Facebooku (otvara se u novoj kartici)' });
    await expect(element).toHaveAttribute('rel', 'noopener');
  },
});

/** Every tone and size of a link at rest, under a mouse, focused and pressed. */
export const LinkStates = meta.story({
  render: () => (
    <StateMatrix<Look> variants={looks}>
      {(props) => (
        <Button {...link} {...props}>
          Svi proizvodi
        </Button>
      )}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});
