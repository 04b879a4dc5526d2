import { useEffect, useState } from 'react';
import { type Choice, followChoice, keepChoice, readChoice } from './choice';
import { forgetCookies, isContainerLoaded, loadContainer } from './container';
import { ConsentBar } from './parts/ConsentBar';

export interface ConsentProps {
  /** The id of the country's analytics container. Without one, this shows nothing. */
  container: string;
  /** The visitor wants to choose again. */
  reopened: boolean;
  /** A choice was made, or left as it was. */
  onClose: () => void;
}

/**
 * Asks whether analytics may run, and loads the country's container once the visitor has agreed (decision 3). Taking
 * that back reloads the page, which is the only way to stop what already runs; another tab stops with its own next
 * load.
 */
export function Consent({ container, reopened, onClose }: ConsentProps) {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => followChoice(setChoice), []);
  useEffect(() => {
    if (choice === 'accepted') loadContainer(container);
    // What still ran when it was refused may have set its cookies once more.
    if (choice === 'refused') forgetCookies(document, location.hostname);
  }, [choice, container]);

  if (choice !== undefined && !reopened) return null;

  const choose = (next: Choice) => {
    keepChoice(next);
    setChoice(next);
    onClose();
    if (next === 'refused' && isContainerLoaded()) {
      forgetCookies(document, location.hostname);
      location.reload();
    }
  };

  return <ConsentBar choice={choice} reopened={reopened} onChoose={choose} onLeave={onClose} />;
}
