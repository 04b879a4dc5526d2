import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Policies.css';

const policies = ['shipping', 'refund', 'terms', 'privacy'] as const;

export interface PoliciesProps {
  onCookies?: () => void;
}

/** Links to the policies and, where the country has analytics, a button for the cookie choice. */
export function Policies({ onCookies }: PoliciesProps) {
  const text = useMessages(messages);
  return (
    <nav aria-label={text.policies}>
      <Inline as="ul" gap="6" rowGap="0">
        {policies.map((policy) => (
          <li key={policy}>
            <Text as="span" size="small">
              <Link href={routes[policy].href()} tone="ink" placement="listed">
                {text[policy]}
              </Link>
            </Text>
          </li>
        ))}
        {onCookies && (
          <li>
            <button type="button" className={styles.link} onClick={onCookies}>
              {text.cookies}
            </button>
          </li>
        )}
      </Inline>
    </nav>
  );
}
