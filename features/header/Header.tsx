import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { media, useMedia } from '#ui/theme';
import * as styles from './Header.css';
import { messages } from './messages';
import { AccountLink } from './parts/AccountLink';
import { Announcement } from './parts/Announcement';
import { CartButton } from './parts/CartButton';
import { HomeLink } from './parts/HomeLink';
import { MenuButton } from './parts/MenuButton';
import { Navigation } from './parts/Navigation';
import { useAccountLink } from './parts/useAccountLink';
import { useIsScrollingUp } from './parts/useIsScrollingUp';
import { useStickyHeader } from './parts/useStickyHeader';

export interface HeaderProps {
  /** The button that opens the search. */
  search: ReactNode;
}

/**
 * Header of every page except the checkout. Up to 1020 px its links are in a menu, and it becomes fixed on scroll; wider, it
 * comes back on scrolling up (Shell/Header).
 */
export function Header({ search }: HeaderProps) {
  const isWide = useMedia(media.above('xl'));
  const isBack = useIsScrollingUp();
  return (
    <header className={`${styles.header} ${isBack ? styles.back : ''}`}>
      <Announcement />
      {isWide ? <WideBar search={search} /> : <NarrowBar search={search} />}
    </header>
  );
}

function WideBar({ search }: HeaderProps) {
  const text = useMessages(messages);
  const account = useAccountLink();
  return (
    <div className={styles.bar}>
      <Container>
        <div className={styles.wide}>
          <HomeLink />
          <Navigation />
          <div className={styles.end}>
            <Inline gap="1">
              <Button href={routes.quiz.href()} tone="quiet" size="small">
                {text.quiz}
              </Button>
              {search}
              <AccountLink account={account} />
              <CartButton />
            </Inline>
          </div>
        </div>
      </Container>
    </div>
  );
}

function NarrowBar({ search }: HeaderProps) {
  const account = useAccountLink();
  const { isFixed, start, above } = useStickyHeader();
  return (
    <div className={styles.narrowBar}>
      <div ref={start} className={styles.scrollDistance} />
      <div ref={above} className={styles.above} />
      <div className={`${styles.bar} ${isFixed ? styles.fixed : ''}`}>
        <Container>
          <div className={styles.narrow}>
            <div className={styles.start}>
              <MenuButton account={account} />
            </div>
            <HomeLink />
            <div className={styles.end}>
              <Inline gap="0" justify="end">
                {search}
                <IconButton href={account.href} icon="user" label={account.label} />
                <CartButton />
              </Inline>
            </div>
          </div>
        </Container>
      </div>
    </div>
  );
}
