import { type RefObject, useState } from 'react';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { messages } from './messages';

interface CopyButtonProps {
  /** The text that is copied. */
  children: string;
  /** Where the page shows the text. It is selected if the browser does not let the shop copy. */
  shown: RefObject<HTMLElement | null>;
}

/** Copies a text to the clipboard and shows whether it worked. */
export function CopyButton({ children, shown }: CopyButtonProps) {
  const text = useMessages(messages);
  const [outcome, setOutcome] = useState<{ of: string; isCopied: boolean }>();
  // A text that has changed since is not copied.
  const shownOutcome = outcome?.of === children ? outcome : undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(children);
      setOutcome({ of: children, isCopied: true });
    } catch {
      // A browser may deny the clipboard, and one without a secure connection has none.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome({ of: children, isCopied: false });
    }
  }

  return (
    <>
      <Button tone="quiet" onClick={() => void copy()}>
        {text.copy}
      </Button>
      {shownOutcome && (
        <Notice tone={shownOutcome.isCopied ? 'success' : 'error'}>
          {shownOutcome.isCopied ? text.copied : text.notCopied}
        </Notice>
      )}
    </>
  );
}
