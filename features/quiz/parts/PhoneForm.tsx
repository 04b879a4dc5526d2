import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMessages } from '#features/shared/country';
import { usePhoneField, useSubmitHandler } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import { type PhoneFields, phoneSchema } from '../rules';
import { Actions } from './Actions';
import type { ContactFormProps } from './contactDraft';
import { DataUse } from './DataUse';
import * as styles from './form.css';

/** Step N+2: a phone, about the recommended offer; then that offer. */
export function PhoneForm({ navigation, offer, draft }: ContactFormProps) {
  const text = useMessages(messages);
  const form = useForm<PhoneFields>({
    resolver: valibotResolver(phoneSchema),
    defaultValues: draft.fields,
    reValidateMode: 'onSubmit',
  });
  const phone = usePhoneField(form, 'phone');
  const offerHref = routes.offer.href(offer.slug);

  const submit = useSubmitHandler(form, (fields) => {
    draft.send({ phone: fields.phone, offerId: offer.id });
    navigation.goTo(offerHref);
  });

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Stack gap="5" paddingStart="6">
        <PhoneInput
          {...phone}
          onChange={(value) => {
            phone.onChange(value);
            draft.update({ phone: value });
          }}
        />
        <DataUse />
      </Stack>
      <Actions
        back={navigation.back}
        skip={
          <Link href={offerHref} placement="standalone">
            {text.skip}
          </Link>
        }
      >
        <Button type="submit" tone="primary" width="full">
          {text.finish}
        </Button>
      </Actions>
    </form>
  );
}
