import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Grid } from '#ui/Grid';
import { Icon, iconNames, iconSizes, iconTones } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

const meta = preview.meta({
  title: 'UI/Content/Icon',
  component: Icon,
  args: { name: 'shield' as const },
  argTypes: {
    name: { control: 'select', options: iconNames },
    size: { control: 'inline-radio', options: iconSizes },
    tone: { control: 'inline-radio', options: iconTones },
  },
});

export default meta;

/** One icon at its normal size. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** A large icon, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { name: 'truck', size: 'large' } });

/** Every icon in every size. */
export const Gallery = meta.story({
  render: () => (
    <Grid
      columns={{ phone: 2, tablet: 3 }}
      gap={{ phone: '7', tablet: '9', desktop: '10' }}
      columnGap={{ phone: '3', tablet: '6' }}
      as="ul"
    >
      {iconNames.map((name) => (
        <li key={name}>
          <Stack gap="2" align="start">
            <Inline gap="3">
              {iconSizes.map((size) => (
                <Icon key={size} name={name} size={size} />
              ))}
            </Inline>
            <Text size="small" tone="muted">
              {name}
            </Text>
          </Stack>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
  },
});

/** Every colour of an icon. */
export const Tones = meta.story({
  render: (args) => (
    <Inline>
      {iconTones.map((tone) => (
        <Icon key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
});

/** An icon above a sentence. */
export const LongText = meta.story({
  args: { name: 'phone', size: 'large' },
  render: (args) => (
    <Stack gap="3" align="start">
      <Icon {...args} />
      <Text>Zovemo vas za 30–60 minuta da potvrdimo narudžbu i adresu na koju ćemo poslati paket.</Text>
    </Stack>
  ),
});
