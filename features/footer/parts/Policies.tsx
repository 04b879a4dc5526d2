import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Link } from '#ui/Link';
import { messages } from '../messages';
import * as styles from './Policies.css';

const policies = ['shipping', 'refund', 'terms', 'privacy', 'accessibility'] as const;

export interface PoliciesProps {
  onCookies?: () => void;
}

/** List items: links to the policies and, where the country has analytics, a button for the cookie choice. */
export function Policies({ onCookies }: PoliciesProps) {
  const text = useMessages(messages);
  return (
    <>
      {policies.map((policy) => (
        <li key={policy}>
          <Link href={routes[policy].href()} tone="ink" underline="hover" placement="listed">
            {text[policy]}
          </Link>
        </li>
      ))}
      {onCookies && (
        <li>
          <button type="button" className={styles.button} onClick={onCookies}>
            {text.cookies}
          </button>
        </li>
      )}
    </>
  );
}
