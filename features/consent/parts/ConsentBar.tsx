import { useEffect, useRef } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { BOTTOM_BAR_HEIGHT, usePublishedHeight } from '#ui/theme';
import type { Choice } from '../choice';
import { messages } from '../messages';
import * as styles from './ConsentBar.css';

export interface ConsentBarProps {
  /** What was said before. */
  choice: Choice | undefined;
  /** Somebody asked for it: the focus comes here, and goes back when they have chosen. */
  reopened: boolean;
  onChoose: (choice: Choice) => void;
  /** Escape: what was said before stays. */
  onLeave: () => void;
}

/**
 * The question, along the lower edge of the window. The page stays usable beside it and ends above it; the Tab key comes
 * to it right after the link that skips the header.
 */
export function ConsentBar({ choice, reopened, onChoose, onLeave }: ConsentBarProps) {
  const text = useMessages(messages);
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  usePublishedHeight(bar, BOTTOM_BAR_HEIGHT);

  useEffect(() => {
    if (reopened) bar.current?.focus();
  }, [reopened]);

  const giveFocusBack = () => {
    if (!bar.current?.contains(document.activeElement)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    const place = cameFrom.current?.isConnected ? cameFrom.current : heading;
    place?.focus({ preventScroll: true });
  };

  const choose = (next: Choice) => {
    giveFocusBack();
    onChoose(next);
  };

  return (
    <section
      ref={bar}
      aria-label={text.cookies}
      tabIndex={-1}
      className={styles.bar}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !reopened) return;
        giveFocusBack();
        onLeave();
      }}
    >
      <Container>
        <div className={styles.row}>
          <Text size="small">
            {choice ? text.chosen[choice] : text.question}{' '}
            <Link href={routes.privacy.href()}>{text.privacy}</Link>
          </Text>
          <div className={styles.choices}>
            <Button tone="quiet" size="small" width="full" onClick={() => choose('accepted')}>
              {text.accept}
            </Button>
            <Button tone="quiet" size="small" width="full" onClick={() => choose('refused')}>
              {text.refuse}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
