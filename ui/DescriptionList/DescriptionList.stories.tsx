import preview from '#storybook/preview';
import { DescriptionList, descriptionListLayouts, descriptionListTerms } from '#ui/DescriptionList';
import { Stack } from '#ui/Stack';

const items = [
  { term: 'Vrsta', description: 'Dodatak prehrani' },
  { term: 'Sastojci', description: 'Ekstrakt korijena ženšena, prah make, cink, želatinska kapsula' },
  { term: 'Neto količina', description: '60 kapsula, 36 g' },
];

const meta = preview.meta({
  title: 'UI/Content/DescriptionList',
  component: DescriptionList,
  args: { items },
  argTypes: {
    terms: { control: 'inline-radio', options: descriptionListTerms },
    items: { control: false },
    layout: { control: 'inline-radio', options: descriptionListLayouts },
  },
});

export default meta;

export const Default = meta.story();
export const Playground = meta.story({ args: { layout: 'wide', terms: 'strong' } });

export const Layouts = meta.story({
  render: () => (
    <Stack gap="8">
      {descriptionListLayouts.map((layout) => (
        <DescriptionList key={layout} items={items} layout={layout} />
      ))}
    </Stack>
  ),
});

export const LongText = meta.story({
  args: {
    layout: 'beside',
    items: [{ term: 'Proizvođač', description: 'Prijestolonasljednikovičičinima'.repeat(4) }],
  },
});
