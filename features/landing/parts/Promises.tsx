import { useMessages } from '#features/shared/country';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

const names = ['cash', 'phone', 'shield', 'truck'] as const;

/** The promises that hold for every order. */
export function Promises() {
  const text = useMessages(messages);
  return (
    <Stack gap="7" rules="below">
      <div>
        <Container>
          <Grid
            columns={{ phone: 2, desktop: 4 }}
            rowGap="6"
            columnGap={{ phone: '4', desktop: '7' }}
            as="ul"
            aria-label={text.promisesLabel}
          >
            {names.map((name) => (
              <li key={name}>
                <Columns columns={{ desktop: 'content:1' }} gap="2" columnGap="4">
                  <Icon name={name} size="large" tone="brand" />
                  <div>
                    <Text weight="semibold">{text.promises[name].title}</Text>
                    <Text size="small" tone="muted">
                      {text.promises[name].text}
                    </Text>
                  </div>
                </Columns>
              </li>
            ))}
          </Grid>
        </Container>
      </div>
    </Stack>
  );
}
