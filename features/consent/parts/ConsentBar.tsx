import { useEffect, useRef } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { BottomBar } from '#ui/BottomBar';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import type { Choice } from '../choice';
import { messages } from '../messages';
import * as styles from './ConsentBar.css';

export interface ConsentBarProps {
  /** The earlier choice, if any. */
  choice: Choice | undefined;
  /** Whether the visitor has opened the bar again: it takes the focus and returns it after the choice. */
  reopened: boolean;
  onChoose: (choice: Choice) => void;
  /** Called on Escape; the earlier choice stays. */
  onCancel: () => void;
}

/**
 * Asks for consent in a bar at the lower edge of the window. The page stays usable and ends above it; in the tab order
 * the bar comes right after the skip link.
 */
export function ConsentBar({ choice, reopened, onChoose, onCancel }: ConsentBarProps) {
  const text = useMessages(messages);
  const bar = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);

  useEffect(() => {
    if (reopened) bar.current?.focus();
  }, [reopened]);

  const restoreFocus = () => {
    if (!bar.current?.contains(document.activeElement)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    const target = focusedBefore.current?.isConnected ? focusedBefore.current : heading;
    target?.focus({ preventScroll: true });
  };

  const choose = (next: Choice) => {
    restoreFocus();
    onChoose(next);
  };

  return (
    <BottomBar placement="window">
      <section
        ref={bar}
        aria-label={text.cookies}
        tabIndex={-1}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) {
            focusedBefore.current = relatedTarget;
          }
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !reopened) return;
          restoreFocus();
          onCancel();
        }}
      >
        <Columns columns={{ tablet: '1:medium' }} gap="1" columnGap="8" align="center">
          <Text size="small">
            {choice && `${text.chosen[choice]} `}
            {text.question} <Link href={routes.privacy.href()}>{text.byCookies}</Link>?
          </Text>
          <div className={styles.choices}>
            <Button tone="quiet" size="small" width="full" onClick={() => choose('refused')}>
              {text.refuse}
            </Button>
            <Button tone="quiet" size="small" width="full" onClick={() => choose('accepted')}>
              {text.accept}
            </Button>
          </div>
        </Columns>
      </section>
    </BottomBar>
  );
}
