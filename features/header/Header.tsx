import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import * as styles from './Header.css';
import { messages } from './messages';
import { AccountLink } from './parts/AccountLink';
import { Announcement } from './parts/Announcement';
import { CartButton } from './parts/CartButton';
import { HeaderLinks } from './parts/HeaderLinks';
import { HomeLink } from './parts/HomeLink';
import { MenuButton } from './parts/MenuButton';
import { useIsScrollingUp } from './parts/useIsScrollingUp';
import { useStickyHeader } from './parts/useStickyHeader';

export interface HeaderProps {
  /** The button that opens the search. */
  search: ReactNode;
}

/**
 * Header of every page that one may leave (Shell/Checkout header). Up to 1020 px its links are in a menu, and it becomes
 * fixed on scroll; wider, it comes back on scrolling up (Shell/Header). The markup is the same at all widths.
 */
export function Header({ search }: HeaderProps) {
  const text = useMessages(messages);
  const isBack = useIsScrollingUp();
  const { isFixed, start, above } = useStickyHeader();
  return (
    <header className={`${styles.header} ${isBack ? styles.back : ''}`}>
      <Announcement />
      <div className={styles.place}>
        <div ref={start} className={styles.scrollDistance} />
        <div ref={above} className={styles.above} />
        <div className={`${styles.bar} ${isFixed ? styles.fixed : ''}`}>
          <Container>
            <div className={styles.row}>
              <div className={styles.menu}>
                <MenuButton />
              </div>
              <HomeLink />
              <HeaderLinks />
              <div className={styles.tools}>
                <div className={styles.onlyWide}>
                  <Button href={routes.quiz.href()} tone="quiet" size="small">
                    {text.quiz}
                  </Button>
                </div>
                {search}
                <div className={styles.onlyWide}>
                  <AccountLink />
                </div>
                <CartButton />
              </div>
            </div>
          </Container>
        </div>
      </div>
    </header>
  );
}
