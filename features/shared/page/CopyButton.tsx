import { type RefObject, useState } from 'react';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { messages } from './messages';

interface CopyButtonProps {
  /** The text that is copied. */
  children: string;
  /** Where the text stands on the page. It is selected if the browser does not let the shop copy. */
  shown: RefObject<HTMLElement | null>;
}

/** Copies a text to the clipboard and shows whether it worked. */
export function CopyButton({ children, shown }: CopyButtonProps) {
  const text = useMessages(messages);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(children);
      setOutcome('copied');
    } catch {
      // A browser may deny the clipboard, and one without a secure connection has none.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
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
