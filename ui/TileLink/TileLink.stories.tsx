import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { TileLink, type TileLinkProps } from '#ui/TileLink';

const meta = preview.meta({
  title: 'UI/Actions/TileLink',
  component: TileLink,
  args: {
    href: '/quiz?goal=prostate',
    children: 'Prostata',
    onClick: fn((event) => event.preventDefault()),
  },
  argTypes: { ref: { control: false } },
});

export default meta;

/** A large link, for a few destinations to choose from. */
export const Default = meta.story();

/** A tile with a hint, which makes it larger, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { hint: 'Učestalo mokrenje, nelagoda, noćno ustajanje' },
});

/** With and without a hint, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<TileLinkProps>>
      variants={{ 'without a hint': {}, 'with a hint': { hint: 'Noćno ustajanje' } }}
    >
      {(props) => <TileLink {...args} {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A name and a hint of several lines on a small phone. */
export const LongText = meta.story({
  args: {
    children: 'Potencija, energija i raspoloženje tokom cijelog dana',
    hint: 'Kupci preporučuju dodatke prehrani prijateljima, rodbini i kolegama',
  },
  globals: { viewport: { value: 'narrow' } },
});
