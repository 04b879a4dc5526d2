import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { buttonSizes, buttonWidths } from '#ui/Button';
import { ButtonLink, type ButtonLinkProps, buttonLinkTones } from '#ui/ButtonLink';
import { iconNames } from '#ui/Icon';

const meta = preview.meta({
  title: 'UI/Actions/ButtonLink',
  component: ButtonLink,
  args: {
    href: '/most-popular',
    children: 'Pogledaj najpopularnije',
    // Clicking must not navigate away from the story.
    onClick: fn((event) => event.preventDefault()),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonLinkTones },
    size: { control: 'inline-radio', options: buttonSizes },
    width: { control: 'inline-radio', options: buttonWidths },
    icon: { control: 'select', options: iconNames },
    ref: { control: false },
  },
});

export default meta;

/** The main link of a page, in green. */
export const Default = meta.story();

Default.test('is a link, not a button', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: 'Pogledaj najpopularnije' });
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', '/most-popular');
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

/** A large amber link over the full width, with every prop as a control. */
export const Playground = meta.story({ args: { tone: 'primary', size: 'large', width: 'full' } });

/** As wide as its parent, for the main link of a panel or a phone screen. */
export const FullWidth = meta.story({ args: { width: 'full' } });

/** A phone number with its icon. */
export const WithIcon = meta.story({
  args: { icon: 'phone', href: 'tel:+38733000000', children: '033 000 000' },
});

/** A link that opens a new tab says so to screen readers. */
export const NewTab = meta.story({
  args: {
    href: 'https://example.com',
    tone: 'quiet',
    children: 'Grupa na Facebooku',
    newTabLabel: '(otvara se u novoj kartici)',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Grupa na Facebooku (otvara se u novoj kartici)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

/** Every tone and size at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<ButtonLinkProps>>
      variants={{
        ...Object.fromEntries(buttonLinkTones.map((tone) => [tone, { tone }])),
        ...Object.fromEntries(buttonSizes.map((size) => [size, { size }])),
        'with an icon': { icon: 'phone' },
      }}
    >
      {(props) => (
        <ButtonLink {...args} {...props}>
          Svi proizvodi
        </ButtonLink>
      )}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label of several lines. */
export const LongText = meta.story({
  args: { children: 'Pogledajte sve proizvode za zglobove i kosti koje kupci najčešće naručuju ponovo' },
});
