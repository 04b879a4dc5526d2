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
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** A field over the page and, as soon as something is typed, the offers whose name holds it (seed §2). */
export function SearchOverlay({ open, text, onText, onClose }: SearchOverlayProps) {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { data: offers = [] } = useOffers();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  /** Opens the first match of the current text, which the list may not show yet. */
  function openFirst() {
    const [first] = findOffers(offers, text);
    if (first) void navigate(routes.offer.href(first.offer.slug));
  }

  const onKeyDown = (event: KeyboardEvent) => moveFocus(event.nativeEvent, field.current, list.current);

  return (
    <TopSheet
      open={open}
      onClose={onClose}
      title={words.search}
      closeLabel={words.close}
      initialFocus={field}
      head={
        <SearchField ref={field} value={text} onChange={onText} onSubmit={openFirst} onKeyDown={onKeyDown} />
      }
    >
      <Results text={text} field={field} list={list} />
    </TopSheet>
  );
}
