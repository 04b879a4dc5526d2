import { type KeyboardEvent, type RefObject, useRef, useSyncExternalStore } from 'react';
import { useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes, useGoTo } from '#features/shared/navigation';
import { TopSheet } from '#ui/TopSheet';
import { media, useMedia } from '#ui/theme';
import { messages } from '../messages';
import { moveFocus } from './arrowKeys';
import { findOffers } from './findOffers';
import { Results } from './Results';
import { SearchField } from './SearchField';

export interface SearchOverlayProps {
  open: boolean;
  /** The button that opens it, in a header. */
  button: RefObject<HTMLElement | null>;
  query: string;
  onChange: (query: string) => void;
  onClose: () => void;
}

/** A search field over the page, on wide screens below the header, with the offers whose names contain the query. */
export function SearchOverlay({ open, button, query, onChange, onClose }: SearchOverlayProps) {
  const text = useMessages(messages);
  const goTo = useGoTo();
  const { data: offers = [] } = useOffers();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  /** Opens the first match of the current query, which the list may not show yet. */
  function openFirst() {
    const [first] = findOffers(offers, query);
    if (first) goTo(routes.offer.href(first.offer.slug));
  }

  const onKeyDown = (event: KeyboardEvent) => moveFocus(event.nativeEvent, field.current, list.current);

  return (
    <TopSheet
      open={open}
      onClose={onClose}
      title={text.search}
      closeLabel={text.close}
      offset={useHeaderEnd(open, button)}
      initialFocus={field}
      head={
        <SearchField
          ref={field}
          value={query}
          onChange={onChange}
          onSubmit={openFirst}
          onKeyDown={onKeyDown}
        />
      }
    >
      <Results query={query} field={field} list={list} />
    </TopSheet>
  );
}

/**
 * The lower edge of the header that stays visible above the sheet, in px from the top of the window: on wide screens, as
 * far as the page is not scrolled past it. The page does not scroll while the sheet is open.
 */
function useHeaderEnd(open: boolean, button: RefObject<HTMLElement | null>): number {
  const isWide = useMedia(media.above('xl'));
  return useSyncExternalStore(onResize, () => {
    const header = open && isWide ? button.current?.closest('header') : undefined;
    return Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  });
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
