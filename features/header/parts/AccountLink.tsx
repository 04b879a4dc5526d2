import { useMessages } from '#features/shared/country';
import { Anchor } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './headerControl.css';
import { useAccountLink } from './useAccountLink';

/** Link to the account, labelled with the first name of the logged-in user. */
export function AccountLink() {
  const { login } = useMessages(messages);
  const { href, label, isKnown, firstName } = useAccountLink();
  const visibleLabel = firstName || (isKnown && label);
  return (
    <Anchor href={href} corners="medium">
      <span className={styles.account}>
        <span className={styles.icon}>
          <Icon name="user" />
        </span>
        <span className={styles.label} data-space={login}>
          {visibleLabel && <span className={styles.name}>{visibleLabel}</span>}
        </span>
        {visibleLabel !== label && <VisuallyHidden>{firstName ? `(${label})` : label}</VisuallyHidden>}
      </span>
    </Anchor>
  );
}
