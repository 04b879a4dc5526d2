import preview from '#storybook/preview';
import { Band } from '#ui/Band';
import { Button } from '#ui/Button';
import { Card, cardElements, cardPaddings, cardTones } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Image } from '#ui/Image';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

const content = (
  <Stack gap="5">
    <Heading level={2} size="h3">
      Vaša narudžba
    </Heading>
    <Text>Plaćate kad stigne.</Text>
    <Button tone="primary" width="full">
      Dodajte u korpu
    </Button>
  </Stack>
);

const meta = preview.meta({
  title: 'UI/Content/Card',
  component: Card,
  args: { children: content, tone: 'outlined' as const },
  argTypes: {
    tone: { control: 'inline-radio', options: cardTones },
    padding: { control: 'inline-radio', options: cardPaddings },
    as: { control: 'select', options: cardElements },
  },
});

export default meta;

/** An outlined card with a price and its button. */
export const Default = meta.story();

/** A sunken card with large padding, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { tone: 'sunken', padding: 'large', as: 'article' },
});

/** The second layer of a page: a summary on light grey. */
export const Sunken = meta.story({ args: { tone: 'sunken', padding: 'large' } });

/** A white card on a grey band. */
export const PlainOnABand = meta.story({
  args: { tone: 'plain', padding: 'large' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Band tone="sunken">
        <Container width="text">
          <Story />
        </Container>
      </Band>
    ),
  ],
});

/** A picture up to the edges, and a padded text beside it. */
export const WithPicture = meta.story({
  args: {
    tone: 'tint',
    padding: 'none',
    children: (
      <Columns columns={{ tablet: '2:3' }} gap="0">
        <Image src="/images/no-such-picture.webp" alt="" width={800} height={1000} ratio="fill" />
        <Stack justify="center" padding="medium">
          {content}
        </Stack>
      </Columns>
    ),
  },
});

/** A card with a paragraph of text. */
export const LongText = meta.story({
  args: {
    children: (
      <Text>
        Povrat novca vrijedi 90 dana od dana dostave. Povrat prvo dogovorite telefonom, a novac vraćamo na
        isti način na koji je plaćeno, u roku od 5 do 10 radnih dana nakon odobrenja.
      </Text>
    ),
  },
});
