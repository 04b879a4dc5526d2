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
  /** Closed, it keeps what was typed. */
  open: boolean;
  onClose: () => void;
  onJoined: () => void;
}

/** Name and phone, with which somebody joins (seed §2, §5). */
export function JoinPopup({ open, onClose, onJoined }: JoinPopupProps) {
  const text = useMessages(joinMessages);
  const { code } = useCountry();
  const join = useJoin(onJoined);
  return (
    <Dialog
      open={open}
      onClose={() => {
        // Leaving while it is being sent gives it up.
        join.stop();
        onClose();
      }}
      title={text.title}
      description={text.terms(clubPrice(code))}
      closeLabel={text.close}
    >
      {/* On its way out it is pressed for nothing. */}
      <JoinForm {...join} submit={open ? join.submit : async (event) => event?.preventDefault()} />
    </Dialog>
  );
}

function JoinForm({ form, failure, isBusy, submit }: ReturnType<typeof useJoin>) {
  const text = useMessages(joinMessages);
  const { contact } = useCountry();
  // In the order of the page: the first invalid field gets the focus.
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
