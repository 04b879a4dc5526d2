import { useMessages } from '#features/shared/country';
import { useOverlay } from '#features/shared/navigation';
import { Lazy } from '#features/shared/page';
import { codeQuery, usePrefetch } from '#features/shared/platform';
import { Icon } from '#ui/Icon';
import { messages } from '../messages';
import * as styles from './headerControl.css';

// Loaded on demand: the menu is larger than the whole header, and most visits never open it.
const mobileMenu = codeQuery(async () => (await import('./MobileMenu')).MobileMenu);

/** Opens the mobile menu, on widths where the header's links do not fit. */
export function MenuButton() {
  const text = useMessages(messages);
  const { isOpen, open, close } = useOverlay('menu');
  const prefetch = usePrefetch(mobileMenu);
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <span className={styles.icon}>
          <Icon name="menu" />
        </span>
        <span>{text.menu}</span>
      </button>
      <Lazy code={mobileMenu} open={isOpen} onClose={close}>
        {(MobileMenu) => <MobileMenu open={isOpen} onClose={close} />}
      </Lazy>
    </>
  );
}
