import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { useMessages } from '../country';
import { messages } from './messages';

const names = ['cash', 'phone', 'shield', 'truck'] as const;

/** The promises that hold for every order, as wide as the page. */
export function Promises() {
  const text = useMessages(messages).promises;
  return (
    <Container>
      <Grid
        columns={{ phone: 2, desktop: 4 }}
        gap="6"
        columnGap={{ phone: '4', desktop: '7' }}
        as="ul"
        aria-label={text.label}
      >
        {names.map((name) => (
          <li key={name}>
            <Columns columns={{ desktop: 'content:1' }} gap="2" columnGap="4">
              <Icon name={name} size="large" tone="brand" />
              <div>
                <Text weight="semibold">{text[name].title}</Text>
                <Text size="small" tone="muted">
                  {text[name].text}
                </Text>
              </div>
            </Columns>
          </li>
        ))}
      </Grid>
    </Container>
  );
}
