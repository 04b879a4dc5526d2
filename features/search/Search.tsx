import { useRef, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { OverlayPart, useOpenHere, useSearchRequests } from '#features/shared/page';
import { createChunk } from '#features/shared/platform';
import { IconButton } from '#ui/IconButton';
import { messages } from './messages';
import { TypedMeanwhile } from './parts/TypedMeanwhile';
import { useSlash } from './parts/useSlash';

// No first page needs its code.
const overlay = createChunk(async () => (await import('./parts/SearchOverlay')).SearchOverlay);

/** The search button of the header and what it opens, from anywhere also with `/` or `openSearch` (seed §2). */
export function Search() {
  const words = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const { isOpen, open: openHere, close } = useOpenHere();

  function open() {
    // Where nothing has the focus, closing would have nothing to give it back to.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    setText('');
    openHere();
  }
  useSlash(open);
  useSearchRequests(open);

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
        loading={<TypedMeanwhile onText={setText} onClose={close} />}
      >
        {(SearchOverlay) => <SearchOverlay open={isOpen} text={text} onText={setText} onClose={close} />}
      </OverlayPart>
    </>
  );
}
