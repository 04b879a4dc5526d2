import { Anchor } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './AccountLink.css';
import type { AccountLinkTarget } from './useAccountLink';

/** Leads to the account, with the name of the user who is logged in. Its size stays the same whatever is known. */
export function AccountLink({
  account: { href, label, isKnown, firstName },
}: {
  account: AccountLinkTarget;
}) {
  const shown = firstName || (isKnown && label);
  return (
    <Anchor href={href} corners="medium">
      <span className={styles.account}>
        <Icon name="user" />
        {shown && <span className={styles.word}>{shown}</span>}
        {shown !== label && <VisuallyHidden>{firstName ? `(${label})` : label}</VisuallyHidden>}
      </span>
    </Anchor>
  );
}
