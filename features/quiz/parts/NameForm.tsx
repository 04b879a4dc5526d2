import { valibotResolver } from '@hookform/resolvers/valibot';
import type { MouseEvent } from 'react';
import { useForm } from 'react-hook-form';
import { fixedTexts, useCountry, useMessages } from '#features/shared/country';
import { DataUse, textField, useSubmitHandler } from '#features/shared/forms';
import { opensElsewhere } from '#features/shared/navigation';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import { type NameFields, nameSchema } from '../rules';
import { ContactActions } from './ContactActions';
import type { ContactFormProps } from './contactDraft';

/** Step N+1: name and email, for the mailing list of the offer and country. */
export function NameForm({ navigation, offer, draft }: ContactFormProps) {
  const text = useMessages(messages);
  const { quizLists } = useCountry();
  const form = useForm<NameFields>({
    resolver: valibotResolver(nameSchema),
    defaultValues: draft.fields,
    reValidateMode: 'onSubmit',
  });

  const submit = useSubmitHandler(form, ({ name, email }) => {
    const listId = quizLists.get(offer.slug);
    if (listId === undefined) {
      form.setError('root', { type: 'noList' });
      return;
    }
    draft.send({ name, email, listId });
    navigation.next();
  });

  function skip(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    navigation.next();
  }

  return (
    <form noValidate onSubmit={submit} onChange={() => draft.update(form.getValues())}>
      <Stack gap="5">
        <TextInput {...textField(form, 'name')} label={text.name} autoComplete="name" />
        <TextInput
          {...textField(form, 'email')}
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        {form.formState.errors.root && (
          <Notice tone="error" title={fixedTexts.tryLater}>
            {text.noListHint}
          </Notice>
        )}
        <ContactActions skip={{ href: navigation.nextHref, onClick: skip }} skipped={text.ofEmail}>
          {text.sendEmail}
        </ContactActions>
        <DataUse />
      </Stack>
    </form>
  );
}
