import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Band } from '#ui/Band';
import { iconNames } from '#ui/Icon';
import { iconButtonTones } from '#ui/IconButton';
import { IconLink, type IconLinkProps } from '#ui/IconLink';
import { Inline } from '#ui/Inline';

const newTabLabel = '(otvara se u novoj kartici)';

const meta = preview.meta({
  title: 'UI/Actions/IconLink',
  component: IconLink,
  args: {
    href: '/login',
    icon: 'user' as const,
    label: 'Prijava',
    // Clicking must not navigate away from the story.
    onClick: fn((event) => event.preventDefault()),
  },
  argTypes: {
    icon: { control: 'select', options: iconNames },
    tone: { control: 'inline-radio', options: iconButtonTones },
    ref: { control: false },
  },
});

export default meta;

/** An icon that leads to the login. */
export const Default = meta.story();

Default.test('is a link with an accessible name', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: 'Prijava' });
  await expect(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

/** An outlined icon, with every prop as a control. */
export const Playground = meta.story({ args: { tone: 'outlined' } });

/** Links to social networks on the dark footer; each opens a new tab. */
export const SocialNetworks = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Band tone="deep">
      <Inline gap="2">
        <IconLink
          {...args}
          newTabLabel={newTabLabel}
          tone="outlined"
          icon="facebook"
          label="Facebook"
          href="https://example.com/f"
        />
        <IconLink
          {...args}
          newTabLabel={newTabLabel}
          tone="outlined"
          icon="instagram"
          label="Instagram"
          href="https://example.com/i"
        />
        <IconLink
          {...args}
          newTabLabel={newTabLabel}
          tone="outlined"
          icon="youtube"
          label="YouTube"
          href="https://example.com/y"
        />
      </Inline>
    </Band>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Instagram ${newTabLabel}` });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Both tones at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<IconLinkProps>>
      variants={{ ...Object.fromEntries(iconButtonTones.map((tone) => [tone, { tone }])) }}
    >
      {(props) => <IconLink {...args} {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A long label for screen readers does not make the link wider. */
export const LongText = meta.story({
  args: { label: 'Vaš račun, historija narudžbi i postavke obavještenja', tone: 'outlined' },
});
