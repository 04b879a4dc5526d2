import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Hero, heroLayouts, heroRatios } from '#ui/Hero';
import { Text } from '#ui/Text';
import { vars } from '#ui/theme';

const content = (heading: string) => (
  <>
    <Heading level={1} size="hero">
      {heading}
    </Heading>
    <Text size="lead">Sve što je unutra piše na bočici, s količinom po kapsuli.</Text>
    <Button href="/most-popular" tone="primary" size="large">
      Pogledajte najpopularnije
    </Button>
  </>
);

const meta = preview.meta({
  title: 'UI/Content/Hero',
  component: Hero,
  args: {
    layout: 'besideThenBehind' as const,
    picture: (
      <div
        style={{
          height: '100%',
          background: `linear-gradient(90deg, ${vars.color.surfaceDeep}, ${vars.color.lineOnDeep})`,
        }}
      />
    ),
    children: content('Snaga ima korijen'),
  },
  argTypes: {
    picture: { control: false },
    layout: { control: 'inline-radio', options: heroLayouts },
    ratio: { control: 'inline-radio', options: heroRatios },
  },
  parameters: { layout: 'fullscreen' },
});

export default meta;

/** A picture beside the text; on wide windows it lies behind it. */
export const Default = meta.story();

/** A tall picture, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { ratio: 'tall' } });

/** The picture lies behind the text on a desktop. */
export const Behind = meta.story({ args: { layout: 'behind' }, globals: { viewport: { value: 'desktop' } } });

/** A long heading on a small phone. */
export const LongText = meta.story({
  args: { children: content('Najzadovoljniji kupci preporučuju dodatke prehrani prijateljima') },
  globals: { viewport: { value: 'narrow' } },
});
