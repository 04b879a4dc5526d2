import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { Icon } from '#ui/Icon';
import { messages } from '../messages';
import * as styles from './MenuButton.css';
import type { AccountWay } from './useAccount';

// With what it is made of it weighs more than the whole header, and most visits never open it.
const loadMobileMenu = () => import('./MobileMenu');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));
/** A head start; if it fails, opening asks again. */
const prefetch = () => void loadMobileMenu().catch(() => undefined);

/** Opens the menu where the header has no room for its links. */
export function MenuButton({ account }: { account: AccountWay }) {
  const text = useMessages(messages);
  const page = useLocation().key;
  const [isUsed, setUsed] = useState(false);
  const [openOn, setOpenOn] = useState<string>();
  // Closed by a page change, it does not open again when somebody comes back.
  if (openOn !== undefined && openOn !== page) setOpenOn(undefined);
  const isOpen = openOn === page;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setUsed(true);
          setOpenOn(page);
        }}
      >
        <span className={styles.drawing}>
          <Icon name="menu" />
        </span>
        <span>{text.menu}</span>
      </button>
      {/* Kept after its first use, so that closing can slide out. */}
      {isUsed && (
        <Suspense>
          <MobileMenu open={isOpen} onClose={() => setOpenOn(undefined)} account={account} />
        </Suspense>
      )}
    </>
  );
}
