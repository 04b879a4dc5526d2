import { useEffect } from 'react';

export interface TypedMeanwhileProps {
  onText: (change: (text: string) => string) => void;
  onClose: () => void;
}

/** Stands in for the overlay while its code is on its way: people can type at once, and no letter gets lost. */
export function TypedMeanwhile({ onText, onClose }: TypedMeanwhileProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') onText((text) => text.slice(0, -1));
      else if (event.key.length === 1) onText((text) => text + event.key);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onText, onClose]);
  return null;
}
