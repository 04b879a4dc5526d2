import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMessages } from '#features/shared/country';
import { DataUse, usePhoneField, useSubmitHandler } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import { type PhoneFields, phoneSchema } from '../rules';
import { ContactActions } from './ContactActions';
import type { ContactFormProps } from './contactDraft';

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
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <PhoneInput
          {...phone}
          onChange={(value) => {
            phone.onChange(value);
            draft.update({ phone: value });
          }}
        />
        <ContactActions skip={{ href: offerHref }} skipped={text.ofPhone}>
          {text.sendPhone}
        </ContactActions>
        <DataUse />
      </Stack>
    </form>
  );
}
