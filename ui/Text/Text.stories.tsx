import preview from '#storybook/preview';
import { Stack } from '#ui/Stack';
import { Text, textElements, textSizes, textTones, textWeights } from '#ui/Text';

const meta = preview.meta({
  title: 'UI/Text/Text',
  component: Text,
  args: { children: 'Ženšen, maka i cink za snagu, izdržljivost i samopouzdanje.' },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'inline-radio', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
    as: { control: 'select', options: textElements },
  },
});

export default meta;

/** A paragraph. */
export const Default = meta.story();

/** A paragraph with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { size: 'lead', tone: 'muted', weight: 'semibold', as: 'span' },
});

/** Every size. */
export const Sizes = meta.story({
  render: ({ children }) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {children}
        </Text>
      ))}
    </Stack>
  ),
});

/** Every colour of text. */
export const Tones = meta.story({
  render: ({ children }) => (
    <Stack>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
    </Stack>
  ),
});

/** Every weight. */
export const Weights = meta.story({
  render: ({ children }) => (
    <Stack>
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {children}
        </Text>
      ))}
    </Stack>
  ),
});

/** A paragraph of several lines. */
export const LongText = meta.story({
  args: {
    children:
      'Dodaci prehrani nisu zamjena za raznovrsnu i uravnoteženu prehranu ni za zdrav način života. Proizvodi nisu namijenjeni za dijagnosticiranje, liječenje ili sprječavanje bolesti. Ako uzimate lijekove ili ste pod nadzorom ljekara, posavjetujte se prije upotrebe.',
  },
});
