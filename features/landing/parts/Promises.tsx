import { useMessages } from '#features/shared/country';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Promises.css';

const names = ['cash', 'phone', 'shield', 'truck'] as const;

/** The promises that hold for every order. */
export function Promises() {
  const text = useMessages(messages);
  return (
    <div className={styles.strip}>
      <Container>
        <Grid layout="quarters" as="ul" aria-label={text.promisesLabel}>
          {names.map((name) => (
            <li key={name} className={styles.promise}>
              <Icon name={name} size="large" tone="brand" />
              <div>
                <Text weight="semibold">{text.promises[name].title}</Text>
                <Text size="small" tone="muted">
                  {text.promises[name].text}
                </Text>
              </div>
            </li>
          ))}
        </Grid>
      </Container>
    </div>
  );
}
