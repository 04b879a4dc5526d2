import { useState } from 'react';
import { changes } from './changeMotion.css';

/**
 * Returns the class of an element that moves each time the value changes, so that the eye finds what is new: an amount, a
 * step that is done. Nothing moves at first, or while motion is reduced. For elements with a box (`inline-block`).
 */
export function useChangeMotion(value: unknown): string {
  const [shown, setShown] = useState({ value, count: 0 });
  if (shown.value !== value) setShown({ value, count: shown.count + 1 });
  return shown.count === 0 ? '' : (changes[shown.count % changes.length] ?? '');
}
