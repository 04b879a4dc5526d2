import { Anchor } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './headerControl.css';
import { useAccountLink } from './useAccountLink';

/** Link to the account, labelled with the first name of the logged-in user. Its size does not depend on the label. */
export function AccountLink() {
  const { href, label, isKnown, firstName } = useAccountLink();
  const visibleLabel = firstName || (isKnown && label);
  return (
    <Anchor href={href} corners="medium">
      <span className={styles.account}>
        <span className={styles.icon}>
          <Icon name="user" />
        </span>
        {visibleLabel && <span className={styles.label}>{visibleLabel}</span>}
        {visibleLabel !== label && <VisuallyHidden>{firstName ? `(${label})` : label}</VisuallyHidden>}
      </span>
    </Anchor>
  );
}
