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

/** Terms with their descriptions. */
export const Default = meta.story();

/** Terms in bold, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { layout: 'even', terms: 'strong' } });

/** Every layout, one below the other. */
export const Layouts = meta.story({
  render: () => (
    <Stack gap="8">
      {descriptionListLayouts.map((layout) => (
        <DescriptionList key={layout} items={items} layout={layout} />
      ))}
    </Stack>
  ),
});

/** A description that is longer than a line. */
export const LongText = meta.story({
  args: {
    layout: 'beside',
    items: [{ term: 'Proizvođač', description: 'Prijestolonasljednikovičičinima'.repeat(4) }],
  },
});
