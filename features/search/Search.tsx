import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { IconButton } from '#ui/IconButton';
import { messages } from './messages';
import { TypedMeanwhile } from './parts/TypedMeanwhile';
import { useSlash } from './parts/useSlash';

// No first page needs its code.
const loadOverlay = () => import('./parts/SearchOverlay');
const SearchOverlay = lazy(async () => ({ default: (await loadOverlay()).SearchOverlay }));
/** A head start; if it fails, opening asks again. */
const prefetch = () => void loadOverlay().catch(() => undefined);

/** The search button of the header and what it opens, from anywhere also with `/` (seed §2). */
export function Search() {
  const words = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  const page = useLocation().key;
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const [openOn, setOpenOn] = useState<string>();
  // Closed by a page change, it does not open again when somebody comes back.
  if (openOn !== undefined && openOn !== page) setOpenOn(undefined);
  const isOpen = openOn === page;
  const close = useCallback(() => setOpenOn(undefined), []);

  function open() {
    // Where nothing has the focus, closing would have nothing to give it back to.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    setText('');
    setUsed(true);
    setOpenOn(page);
  }
  useSlash(open);

  return (
    <>
      <IconButton
        ref={button}
        icon="search"
        label={words.search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      />
      {/* Kept after its first use, so that closing can slide out. */}
      {isUsed && (
        <Suspense fallback={isOpen && <TypedMeanwhile onText={setText} onClose={close} />}>
          <SearchOverlay open={isOpen} text={text} onText={setText} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
