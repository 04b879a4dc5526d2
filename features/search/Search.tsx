import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { useOverlay } from '#features/shared/navigation';
import { Lazy } from '#features/shared/page';
import { codeQuery, usePrefetch } from '#features/shared/platform';
import { IconButton } from '#ui/IconButton';
import { messages } from './messages';
import { TypeAhead } from './parts/TypeAhead';

// Loaded on demand, to keep it out of the first load.
const overlay = codeQuery(async () => (await import('./parts/SearchOverlay')).SearchOverlay);

/** The search button of the header and its overlay (Shell/Search). */
export function Search() {
  const text = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const { isOpen, open, close } = useOverlay('search');
  const prefetch = usePrefetch(overlay);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Cleared on opening, not on closing, so that the query stays while the sheet slides out.
    if (isOpen) setQuery('');
  }

  useLayoutEffect(() => {
    // Without a focused element, closing could not return the focus.
    if (isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <>
      <IconButton
        ref={button}
        icon="search"
        label={text.search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      />
      <Lazy
        code={overlay}
        open={isOpen}
        onClose={close}
        loading={<TypeAhead onChange={setQuery} onClose={close} />}
      >
        {(SearchOverlay) => (
          <SearchOverlay open={isOpen} button={button} query={query} onChange={setQuery} onClose={close} />
        )}
      </Lazy>
    </>
  );
}
