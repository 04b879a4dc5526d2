import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMessages } from '#features/shared/country';
import { usePhoneField } from '#features/shared/forms';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import { type PhoneFields, phoneSchema } from '../rules';
import { Actions } from './Actions';
import type { ContactFormProps } from './ContactForm';
import { DataUse } from './DataUse';
import * as styles from './form.css';
import { useContact } from './useContact';

/** Step N+2: a phone, about the recommended offer; then that offer (seed §3, §4). */
export function PhoneForm({ walk, offer, contact }: Omit<ContactFormProps, 'step'>) {
  const text = useMessages(messages);
  const { remembered, remember, handOn } = useContact(contact);
  const form = useForm<PhoneFields>({
    resolver: valibotResolver(phoneSchema),
    defaultValues: remembered,
    reValidateMode: 'onSubmit',
  });
  const phone = usePhoneField(form, 'phone');
  const offerHref = routes.offer.href(offer.slug);

  const submit = form.handleSubmit((fields) => {
    handOn({ phone: fields.phone, offerId: offer.id });
    walk.goTo(offerHref);
  });

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Stack gap="5" paddingStart="6">
        <PhoneInput
          {...phone}
          onChange={(value) => {
            phone.onChange(value);
            remember({ phone: value });
          }}
        />
        <DataUse />
      </Stack>
      <Actions
        back={walk.back}
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
