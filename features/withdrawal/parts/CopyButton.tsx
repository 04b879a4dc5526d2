import { useState } from 'react';
import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';

/** Copies a text to the clipboard and shows whether it worked. */
export function CopyButton({ children }: { children: string }) {
  const text = useMessages(messages);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(children);
      setOutcome('copied');
    } catch {
      // The browser may deny access to the clipboard.
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
