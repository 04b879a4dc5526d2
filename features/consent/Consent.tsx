import { useEffect, useState } from 'react';
import { type Choice, followChoice, keepChoice, readChoice } from './choice';
import { isContainerLoaded, loadContainer, removeAnalyticsCookies } from './container';
import { ConsentBar } from './parts/ConsentBar';

export interface ConsentProps {
  /** Id of the country's analytics container. */
  container: string;
  /** Whether the visitor has opened the bar again to change their choice. */
  reopened: boolean;
  /** Called when a choice was made or the bar was closed without one. */
  onClose: () => void;
}

/**
 * Asks whether analytics may run, and loads the country's container once the visitor has agreed (Shell/Consent).
 * Revoking the consent reloads the page, because running scripts cannot be stopped otherwise; other tabs stop with their next
 * load.
 */
export function Consent({ container, reopened, onClose }: ConsentProps) {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => followChoice(setChoice), []);
  useEffect(() => {
    if (choice === 'accepted') loadContainer(container);
    // Analytics that was still running before the reload may have set its cookies again.
    if (choice === 'refused') removeAnalyticsCookies(document, location.hostname);
  }, [choice, container]);

  if (choice !== undefined && !reopened) return null;

  const choose = (next: Choice) => {
    keepChoice(next);
    setChoice(next);
    onClose();
    if (next === 'refused' && isContainerLoaded()) {
      removeAnalyticsCookies(document, location.hostname);
      location.reload();
    }
  };

  return <ConsentBar choice={choice} reopened={reopened} onChoose={choose} onCancel={onClose} />;
}
