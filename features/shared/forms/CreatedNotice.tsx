import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { useAccountForms } from './AccountForms';
import { messages } from './messages';

/** The message about a created profile, above the form that comes after the login. `children` names that form. */
export function CreatedNotice({ children }: { children: string }) {
  const text = useMessages(messages);
  const { isMessageOpen, closeMessage } = useAccountForms();
  if (!isMessageOpen) return null;
  return (
    <Notice
      tone="success"
      title={text.created}
      action={
        <Button tone="secondary" onClick={closeMessage}>
          {children}
        </Button>
      }
    >
      {text.createdHint}
    </Notice>
  );
}
