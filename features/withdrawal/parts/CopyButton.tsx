import { useState } from 'react';
import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';

/** Puts a text on the clipboard and says whether that has worked. */
export function CopyButton({ children }: { children: string }) {
  const text = useMessages(messages);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(children);
      setOutcome('copied');
    } catch {
      // Not every browser lets a page write there.
      setOutcome('failed');
    }
  }

  return (
    <>
      <Button tone="quiet" onClick={() => void copy()}>
        {text.copy}
      </Button>
      {outcome === 'copied' && <Notice tone="success">{text.copied}</Notice>}
      {outcome === 'failed' && <Notice tone="error">{text.notCopied}</Notice>}
    </>
  );
}
