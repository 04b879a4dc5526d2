import { useEffect, useEffectEvent } from 'react';
import { clubPrice, PhoneLink, useCountry, useMessages } from '#features/shared/country';
import { DataUse, textField, usePhoneField } from '#features/shared/forms';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Notice } from '#ui/Notice';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import { useJoin } from './useJoin';

/** How long the popup shows the success before it closes by itself, in ms. The page below says the same. */
export const CLOSE_AFTER_MS = 4_000;

export interface JoinPopupProps {
  /** Whether the popup is open. A closed popup keeps the typed values. */
  open: boolean;
  onClose: () => void;
  onJoined: () => void;
}

/** The form to join the club, with name and phone number. After success it says so and closes by itself. */
export function JoinPopup({ open, onClose, onJoined }: JoinPopupProps) {
  const { join: text, joined, joinedHint } = useMessages(messages);
  const { code } = useCountry();
  const join = useJoin(onJoined);
  const { isDone } = join;

  const closeItself = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !isDone) return;
    const timer = setTimeout(closeItself, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, isDone]);

  const cancel = useEffectEvent(() => {
    if (!isDone) join.stop();
  });
  // Not in `onClose`, because Back closes the popup too.
  useEffect(() => {
    if (!open) cancel();
  }, [open]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={!isDone && text.terms(clubPrice(code))}
      closeLabel={text.close}
    >
      {/* Rendered from the start, because screen readers only announce changes of an existing live region. */}
      <div aria-live="assertive">
        {isDone && (
          <Notice tone="success" live={false} title={joined}>
            {joinedHint}
          </Notice>
        )}
      </div>
      {/* A press during the closing animation must not submit. */}
      {!isDone && (
        <JoinForm {...join} submit={open ? join.submit : async (event) => event?.preventDefault()} />
      )}
    </Dialog>
  );
}

function JoinForm({ form, failure, isBusy, submit }: ReturnType<typeof useJoin>) {
  const text = useMessages(messages).join;
  const name = textField(form, 'name');
  const phone = usePhoneField(form, 'phone');
  return (
    <form noValidate aria-label={text.title} onSubmit={submit}>
      <Stack gap="5">
        <TextInput {...name} label={text.name} autoComplete="name" />
        <PhoneInput {...phone} hint={text.phoneHint} />
        <DataUse />
        {failure && (
          <Notice tone="error" title={text.failed} action={<PhoneLink placement="standalone" icon="phone" />}>
            {text.failedHint[failure]}
          </Notice>
        )}
        <Button type="submit" tone="primary" size="large" width="full" busy={isBusy}>
          {isBusy ? text.sending : text.send}
        </Button>
      </Stack>
    </form>
  );
}
