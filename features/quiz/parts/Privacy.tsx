import { useMessages } from '#features/shared/country';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Privacy.css';

/** Says that answers stay on the device and that the quiz replaces no doctor. */
export function Privacy() {
  const text = useMessages(messages);
  return (
    <div className={styles.privacy}>
      <Icon name="lock" size="small" />
      <Text size="small" tone="muted">
        {text.privacy}
      </Text>
    </div>
  );
}
