import { expect, fn } from 'storybook/test';
import { hitAt } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import {
  LinkBox,
  LinkBoxAbove,
  LinkBoxPicture,
  type LinkBoxProps,
  LinkOverlay,
  linkBoxElements,
  linkOverlayUnderlines,
} from '#ui/LinkBox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { corners, vars } from '#ui/theme';

const ground = (background: string) => <div style={{ aspectRatio: vars.ratio.wide, background }} />;

const picture = (
  <LinkBoxPicture second={ground(vars.color.brandTint)}>{ground(vars.color.tint)}</LinkBoxPicture>
);

const follow = fn((event) => event.preventDefault());
const press = fn();

const card = (name: string) => (
  <Stack gap="2">
    {picture}
    <Heading level={2} size="h4">
      <LinkOverlay href="/kviz" underline="hover" onClick={follow}>
        {name}
      </LinkOverlay>
    </Heading>
    <Text tone="muted">Tri minute, nijedan podatak o vama.</Text>
    <LinkBoxAbove>
      <Button onClick={press}>Kasnije</Button>
    </LinkBoxAbove>
  </Stack>
);

const meta = preview.meta({
  title: 'UI/Actions/LinkBox',
  component: LinkBox,
  args: { children: card('Uradite kviz') },
  argTypes: { as: { control: 'select', options: linkBoxElements } },
  render: (args) => (
    <div style={{ maxWidth: '24rem' }}>
      <LinkBox {...args} />
    </div>
  ),
});

export default meta;

/** A card that is a link as a whole, with a button of its own in it. */
export const Default = meta.story();

Default.test('is clickable everywhere except on its button', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Uradite kviz' });
  await expect(hitAt(canvas.getByText(/Tri minute/))).toBe(link);
  await userEvent.click(canvas.getByRole('button', { name: 'Kasnije' }));
  await expect(press).toHaveBeenCalledOnce();
  await expect(follow).not.toHaveBeenCalled();
});

/** The card as an article, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { as: 'article' } });

/** When the title is underlined: never, under a mouse, always. */
export const Underlines = meta.story({
  render: () => (
    <Stack>
      {linkOverlayUnderlines.map((underline) => (
        <LinkBox key={underline}>
          <Text>
            Black Friday:{' '}
            <LinkOverlay href="/ponuda" underline={underline} onClick={follow}>
              pogledajte ponudu ({underline})
            </LinkOverlay>
          </Text>
        </LinkBox>
      ))}
    </Stack>
  ),
});

/** The focus ring has the corners of the box. */
export const Corners = meta.story({
  render: () => (
    <Stack>
      {corners.map((radius) => (
        <LinkBox key={radius}>
          <Stack paddingBlock="3">
            <LinkOverlay href="/ponuda" corners={radius} onClick={follow}>
              {radius}
            </LinkOverlay>
          </Stack>
        </LinkBox>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [index, radius] of ['0px', '4px', '10px', '14px'].entries()) {
      await userEvent.tab();
      const link = canvas.getAllByRole('link')[index];
      await expect(link).toHaveFocus();
      await expect(link && getComputedStyle(link, '::after').borderRadius).toBe(radius);
    }
  },
});

/** The whole box is a link: at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<LinkBoxProps>> width="14rem" variants={{ 'with a picture': {} }}>
      {(_props, name) => <LinkBox {...args}>{card(name)}</LinkBox>}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A title of several lines. */
export const LongText = meta.story({
  args: { children: card('Najzadovoljniji kupci preporučuju dodatke prehrani prijateljima i rodbini') },
});
