import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import {
  Stack,
  stackAccents,
  stackAligns,
  stackElements,
  stackJustifies,
  stackPaddings,
  stackRules,
} from '#ui/Stack';
import { Text } from '#ui/Text';
import { spaces } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Heading level={2}>Vaša narudžba</Heading>
        <Text>Provjerite podatke prije slanja.</Text>
        <Button>Nastavite</Button>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'select', options: spaces },
    paddingBlock: { control: 'select', options: spaces },
    paddingStart: { control: 'select', options: spaces },
    paddingEnd: { control: 'select', options: spaces },
    padding: { control: 'inline-radio', options: stackPaddings },
    accent: { control: 'inline-radio', options: stackAccents },
    justify: { control: 'inline-radio', options: stackJustifies },
    rules: { control: 'inline-radio', options: stackRules },
    align: { control: 'inline-radio', options: stackAligns },
    as: { control: 'select', options: stackElements },
  },
});

export default meta;

/** Parts below each other, with the same space between them. */
export const Default = meta.story();

/** A stack with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { gap: '7', align: 'start', paddingBlock: '6' },
});

/** Parts as wide as their content. */
export const AlignedToTheStart = meta.story({ args: { align: 'start' } });

/** Every kind of line between the parts. */
export const Rules = meta.story({
  render: (args) => (
    <Stack gap="9">
      {stackRules.map((rules) => (
        <Stack key={rules} {...args} rules={rules} />
      ))}
    </Stack>
  ),
});

/** Without a strong line, and with one beside and above the parts. */
export const Accents = meta.story({
  render: (args) => (
    <Stack gap="9">
      {stackAccents.map((accent) => (
        <Stack key={accent} {...args} accent={accent} />
      ))}
    </Stack>
  ),
});

/** Five distances of the theme. */
export const Gaps = meta.story({
  render: () => (
    <Stack gap="8">
      {(['1', '2', '4', '6', '8'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card tone="sunken">{`gap ${gap}`}</Card>
          <Card tone="sunken">{`gap ${gap}`}</Card>
        </Stack>
      ))}
    </Stack>
  ),
});

/** The items of a list. */
export const List = meta.story({
  args: {
    as: 'ul',
    children: [
      'Dodajte proizvod u korpu.',
      'Ostavite broj telefona.',
      'Zovemo vas za 30–60 minuta da potvrdimo adresu za dostavu i odgovorimo na sva vaša pitanja o narudžbi.',
    ].map((step) => (
      <li key={step}>
        <Text>{step}</Text>
      </li>
    )),
  },
});

/** A heading of several lines, and a word that breaks where it must. */
export const LongText = meta.story({
  args: {
    align: 'start',
    children: (
      <>
        <Heading level={2}>Najzadovoljniji kupci preporučuju dodatke prehrani prijateljima</Heading>
        <Text>
          Najnepouzdanijepreporučivanomogućnost je riječ koja se ne može prelomiti na uskom telefonu, pa se
          prelama gdje mora.
        </Text>
      </>
    ),
  },
});
