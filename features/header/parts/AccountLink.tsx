import { Anchor } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './AccountLink.css';
import type { AccountWay } from './useAccount';

/** The way to the account, with the name of the person who is logged in. It takes the same room whatever is known. */
export function AccountLink({ account: { href, word, isKnown, firstName } }: { account: AccountWay }) {
  const shown = firstName || (isKnown && word);
  return (
    <Anchor href={href} corners="medium">
      <span className={styles.account}>
        <Icon name="user" />
        {shown && <span className={styles.word}>{shown}</span>}
        {shown !== word && <VisuallyHidden>{firstName ? `(${word})` : word}</VisuallyHidden>}
      </span>
    </Anchor>
  );
}
