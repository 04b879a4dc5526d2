import { clubPrice, phoneHref, useCountry, useMessages } from '#features/shared/country';
import { textField, usePhoneField } from '#features/shared/forms';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { joinMessages } from './joinMessages';
import { useJoin } from './useJoin';

export interface JoinPopupProps {
  /** Whether the popup is open. A closed popup keeps the typed values. */
  open: boolean;
  onClose: () => void;
  onJoined: () => void;
}

/** The form to join the club, with name and phone number. */
export function JoinPopup({ open, onClose, onJoined }: JoinPopupProps) {
  const text = useMessages(joinMessages);
  const { code } = useCountry();
  const join = useJoin(onJoined);
  return (
    <Dialog
      open={open}
      onClose={() => {
        // Closing the popup cancels a submit that is running.
        join.stop();
        onClose();
      }}
      title={text.title}
      description={text.terms(clubPrice(code))}
      closeLabel={text.close}
    >
      {/* A press during the closing animation must not submit. */}
      <JoinForm {...join} submit={open ? join.submit : async (event) => event?.preventDefault()} />
    </Dialog>
  );
}

function JoinForm({ form, failure, isBusy, submit }: ReturnType<typeof useJoin>) {
  const text = useMessages(joinMessages);
  const { contact } = useCountry();
  // Registered in page order, because the first invalid field gets the focus.
  const name = textField(form, 'name');
  const phone = usePhoneField(form, 'phone');
  return (
    <form noValidate aria-label={text.title} onSubmit={submit}>
      <Stack gap="5">
        <TextInput {...name} label={text.name} autoComplete="name" />
        <PhoneInput {...phone} hint={text.phoneHint} />
        <Text size="small" tone="muted">
          {text.dataUse} <Link href={routes.privacy.href()}>{text.privacyPolicy}</Link>.
        </Text>
        {failure && (
          <Notice
            tone="error"
            title={text.failed}
            action={
              <Link href={phoneHref(contact.phone)} placement="standalone" icon="phone">
                {contact.phone}
              </Link>
            }
          >
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
