import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { messages } from '../messages';
import * as styles from './Policies.css';

const policies = ['shipping', 'refund', 'terms', 'privacy'] as const;

export interface PoliciesProps {
  onCookies?: () => void;
}

/** The rules of the shop, and the visitor's own choice. */
export function Policies({ onCookies }: PoliciesProps) {
  const text = useMessages(messages);
  return (
    <nav aria-label={text.policies}>
      <ul className={styles.list}>
        {policies.map((policy) => (
          <li key={policy}>
            <Anchor href={routes[policy].href()} className={styles.link}>
              {text[policy]}
            </Anchor>
          </li>
        ))}
        {onCookies && (
          <li>
            <button type="button" className={styles.link} onClick={onCookies}>
              {text.cookies}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
