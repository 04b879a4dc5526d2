import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';

/** A notice in an article that says when to see a doctor. */
export function SafetyNote({ children }: { children?: ReactNode }) {
  return (
    <Notice tone="warning" title={useMessages(messages).safety} live={false}>
      {children}
    </Notice>
  );
}
