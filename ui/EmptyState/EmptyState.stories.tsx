import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { headingLevels } from '#ui/Heading';
import { iconNames } from '#ui/Icon';

const meta = preview.meta({
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: 'bag' as const,
    title: 'Korpa je prazna',
    children: 'Najčešće se kreće od najpopularnijih.',
    action: <Button href="/most-popular">Pogledajte najpopularnije</Button>,
  },
  argTypes: {
    icon: { control: 'select', options: iconNames },
    level: { control: 'inline-radio', options: headingLevels },
  },
});

export default meta;

/** An empty cart, with the way to fill it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Korpa je prazna' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
  },
});

/** A search without a result, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: {
    icon: 'search',
    level: 3,
    title: 'Nije pronađen ni jedan artikal',
    action: <Button>Svi proizvodi</Button>,
  },
});

/** Nothing to do about it: no sentence and no button. */
export const TitleAlone = meta.story({
  render: () => <EmptyState icon="box" title="Nema evidentiranih narudžbi na vašem računu." />,
});

/** A long title and a long sentence on a small phone. */
export const LongText = meta.story({
  args: {
    icon: 'search',
    title: `Za pojam ${'prijestolonasljednikovičičinima'.repeat(7)} trenutno nemamo nijedan proizvod`,
    children:
      'Odaberite drugu kategoriju ili pogledajte sve proizvode. Ako niste sigurni šta vam treba, kviz od šest pitanja daje jedan jasan prijedlog i objašnjenje zašto baš taj.',
  },
  globals: { viewport: { value: 'narrow' } },
});
