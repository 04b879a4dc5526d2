import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { TileLink } from '#ui/TileLink';

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

export const Default = meta.story();
export const Playground = meta.story({ args: { hint: 'Učestalo mokrenje, nelagoda, noćno ustajanje' } });
export const WithHint = meta.story({ args: { hint: 'Učestalo mokrenje, nelagoda, noćno ustajanje' } });
export const LongText = meta.story({
  args: {
    children: 'Potencija, energija i raspoloženje tokom cijelog dana',
    hint: 'Najzadovoljniji kupci preporučuju dodatke prehrani prijateljima, rodbini i kolegama s posla',
  },
  globals: { viewport: { value: 'narrow' } },
});
