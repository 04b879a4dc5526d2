import { useEffect, useEffectEvent } from 'react';

export interface TypeAheadProps {
  onChange: (change: (text: string) => string) => void;
  onClose: () => void;
}

/** Collects key presses while the code of the search loads, so that nothing typed is lost. */
export function TypeAhead({ onChange, onClose }: TypeAheadProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onChange((text) => text.slice(0, -1));
    else if (event.key.length === 1) onChange((text) => text + event.key);
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
