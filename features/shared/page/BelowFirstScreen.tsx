import { type ReactNode, useDeferredValue, useState } from 'react';
import { hasFirstScreen } from '../platform';

/**
 * What is below the first screen of a page. On the first page of a visit it renders after the first screen, in small steps
 * that keep the page responsive; on later pages at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const [waits] = useState(hasFirstScreen);
  return useDeferredValue(true, !waits) && children;
}
