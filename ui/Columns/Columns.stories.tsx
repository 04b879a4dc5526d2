import preview from '#storybook/preview';
import { Card } from '#ui/Card';
import { Columns, columnsAligns, columnsElements, columnsRatios } from '#ui/Columns';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { spaces } from '#ui/theme';

const parts = (
  <>
    <Card tone="sunken">Prvi dio</Card>
    <Card tone="sunken">Drugi dio</Card>
  </>
);

const meta = preview.meta({
  title: 'UI/Layout/Columns',
  component: Columns,
  args: { children: parts, columns: { tablet: '1:1' as const } },
  argTypes: {
    gap: { control: 'select', options: spaces },
    columnGap: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: columnsAligns },
    as: { control: 'select', options: columnsElements },
  },
  globals: { viewport: { value: 'desktop' } },
});

export default meta;

/** Two columns of equal width. */
export const Default = meta.story();

/** A medium column beside the rest of the page, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { columns: { desktop: 'medium:1' }, gap: '7', columnGap: '11', align: 'start' },
});

/** Every layout, one below the other. */
export const Layouts = meta.story({
  render: () => (
    <Stack>
      {columnsRatios.map((layout) => (
        <Columns key={layout} columns={{ tablet: layout }}>
          <Card tone="sunken">{layout}</Card>
          <Card tone="sunken">{layout}</Card>
        </Columns>
      ))}
    </Stack>
  ),
});

/** Words that are longer than a column break. */
export const LongText = meta.story({
  args: {
    columns: { tablet: 'small:1' },
    children: (
      <>
        <Text>{'Prijestolonasljednikovičičinima'.repeat(3)}</Text>
        <Text>{'Prijestolonasljednikovičičinima'.repeat(7)}</Text>
      </>
    ),
  },
});
