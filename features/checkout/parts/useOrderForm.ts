import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { User } from '#features/shared/api';
import { typedBy, UserDraft, useKeptChanges } from '#features/shared/forms';
import { useDraft } from '#features/shared/platform';
import { useLastKnownSession } from '#features/shared/session';
import { type PhoneCountry, storedPhone } from '#ui/PhoneInput';
import { type OrderFields, orderSchema } from '../rules';

/** What a user has changed in the order form, kept while other pages are open. */
export class OrderDraft extends UserDraft<OrderFields> {}

const noFields: OrderFields = { firstName: '', lastName: '', phone: '' };

const fieldsOf = ({ firstName, lastName, phone }: User, country: PhoneCountry): OrderFields => ({
  firstName,
  lastName,
  phone: storedPhone(phone, country),
});

/**
 * State of the order form. It belongs to the screen, so that typed values survive an expired login; a draft keeps them
 * while other pages are open (Specification/Forms).
 */
export function useOrderForm(user: User | null, country: PhoneCountry): UseFormReturn<OrderFields> {
  const { user: known, owner } = useLastKnownSession();
  const draft = useDraft(OrderDraft);
  // Of an earlier visit to this screen; what is typed now is in the form.
  const [earlier] = useState(draft.kept);
  const form = useForm<OrderFields>({
    resolver: valibotResolver(orderSchema),
    defaultValues: noFields,
    ...(user && { values: { ...fieldsOf(user, country), ...typedBy(owner, earlier) } }),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  useKeptChanges(form, draft, () => known && { ...owner, fields: fieldsOf(known, country) });
  return form;
}
