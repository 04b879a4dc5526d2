import { type KeyboardEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { TopSheet } from '#ui/TopSheet';
import { messages } from '../messages';
import { moveFocus } from './arrowKeys';
import { findOffers } from './findOffers';
import { Results } from './Results';
import { SearchField } from './SearchField';

export interface SearchOverlayProps {
  open: boolean;
  query: string;
  onChange: (query: string) => void;
  onClose: () => void;
}

/** A search field over the page, with the offers whose names contain the query. */
export function SearchOverlay({ open, query, onChange, onClose }: SearchOverlayProps) {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const { data: offers = [] } = useOffers();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  /** Opens the first match of the current query, which the list may not show yet. */
  function openFirst() {
    const [first] = findOffers(offers, query);
    if (first) void navigate(routes.offer.href(first.offer.slug));
  }

  const onKeyDown = (event: KeyboardEvent) => moveFocus(event.nativeEvent, field.current, list.current);

  return (
    <TopSheet
      open={open}
      onClose={onClose}
      title={text.search}
      closeLabel={text.close}
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
