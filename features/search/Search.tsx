import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { OverlayPart, useOverlay } from '#features/shared/page';
import { createChunk } from '#features/shared/platform';
import { IconButton } from '#ui/IconButton';
import { messages } from './messages';
import { TypeAhead } from './parts/TypeAhead';
import { useSlashKey } from './parts/useSlashKey';

// No first page needs its code.
const overlay = createChunk(async () => (await import('./parts/SearchOverlay')).SearchOverlay);

/** The header's search button and the search it opens, which `/` opens too (seed §2). */
export function Search() {
  const words = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const { isOpen, open, close } = useOverlay('search');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Each search begins empty. The text stays while the sheet slides out.
    if (isOpen) setText('');
  }
  useSlashKey(open);

  useLayoutEffect(() => {
    // Where nothing has the focus, closing would have nothing to return it to.
    if (isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <>
      <IconButton
        ref={button}
        icon="search"
        label={words.search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/"
        onPointerEnter={overlay.prefetch}
        onFocus={overlay.prefetch}
        onClick={open}
      />
      <OverlayPart
        chunk={overlay}
        open={isOpen}
        onClose={close}
        loading={<TypeAhead onText={setText} onClose={close} />}
      >
        {(SearchOverlay) => <SearchOverlay open={isOpen} text={text} onText={setText} onClose={close} />}
      </OverlayPart>
    </>
  );
}
