import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';

/** When to see a doctor rather than a shop. */
export function SafetyNote({ children }: { children?: ReactNode }) {
  return (
    <Notice tone="warning" title={useMessages(messages).safety} live={false}>
      {children}
    </Notice>
  );
}
