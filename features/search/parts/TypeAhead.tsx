import { useEffect, useEffectEvent } from 'react';

export interface TypeAheadProps {
  onText: (change: (text: string) => string) => void;
  onClose: () => void;
}

/** Takes the keys while the search's code is loading: people can type at once, and no letter is lost. */
export function TypeAhead({ onText, onClose }: TypeAheadProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onText((text) => text.slice(0, -1));
    else if (event.key.length === 1) onText((text) => text + event.key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return null;
}
