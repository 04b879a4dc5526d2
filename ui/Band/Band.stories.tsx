import preview from '#storybook/preview';
import { Band, bandElements, bandPaddings, bandTones } from '#ui/Band';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

const content = (
  <Container>
    <Stack gap="5" align="start">
      <Heading level={2}>Četiri biljke, tačne količine</Heading>
      <Text size="lead" tone="muted">
        Sve što je unutra piše na bočici, s količinom po kapsuli.
      </Text>
      <Inline>
        <Button>Uradite kviz</Button>
        <Button href="/bundles" tone="quiet">
          Pogledajte pakete
        </Button>
        <Link href="/most-popular" placement="standalone" arrow>
          Svi proizvodi
        </Link>
      </Inline>
    </Stack>
  </Container>
);

const meta = preview.meta({
  title: 'UI/Layout/Band',
  component: Band,
  args: { children: content },
  argTypes: {
    tone: { control: 'select', options: bandTones },
    padding: { control: 'inline-radio', options: bandPaddings },
    as: { control: 'select', options: bandElements },
  },
  parameters: { layout: 'fullscreen' },
});

export default meta;

/** A white band over the full width of the page. */
export const Default = meta.story();

/** A tinted footer with the space of a section, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { tone: 'tint', padding: 'section', as: 'footer' },
});

/** The second layer of a page, in light grey. */
export const Sunken = meta.story({ args: { tone: 'sunken' } });

/** Dark green; the buttons and links in it take light colours. */
export const Deep = meta.story({ args: { tone: 'deep' } });

/** A dark band without space above and below. */
export const NoPadding = meta.story({ args: { tone: 'deep', padding: 'none' } });

/** The colours that the app has set for this part of the page. */
export const Tint = meta.story({ args: { tone: 'tint' } });

/** A tinted band with a long text. */
export const LongText = meta.story({
  args: {
    tone: 'tint',
    children: (
      <Container>
        <Stack>
          <Heading level={2}>Najčešće postavljena pitanja o korijenu ženšena, maki i cinku</Heading>
          <Text>
            {'Cink doprinosi održavanju normalnog nivoa testosterona u krvi i zaštiti ćelija od oksidativnog stresa. '.repeat(
              4,
            )}
          </Text>
        </Stack>
      </Container>
    ),
  },
});
