import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { messages } from '../messages';
import * as styles from './PanelFooter.css';

/** The totals (`children`) above the link to the checkout. */
export function PanelFooter({ children }: { children: ReactNode }) {
  const text = useMessages(messages);
  return (
    <div className={styles.footer}>
      {children}
      <ButtonLink href={routes.checkout.href()} tone="primary" size="large" width="full">
        {text.checkout}
      </ButtonLink>
      <p className={styles.payment}>{text.payment}</p>
    </div>
  );
}
