import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { User } from '#features/shared/api';
import { normalizePhone, type PhoneCountry } from '#ui/PhoneInput';
import { type OrderFields, orderSchema } from '../rules';

const noFields: OrderFields = { firstName: '', lastName: '', phone: '' };

const fieldsOf = ({ firstName, lastName, phone }: User, country: PhoneCountry): OrderFields => ({
  firstName,
  lastName,
  phone: normalizePhone(phone, country),
});

/** State of the order form. It belongs to the screen, so that typed values survive an expired login. */
export function useOrderForm(user: User | null, country: PhoneCountry): UseFormReturn<OrderFields> {
  const form = useForm<OrderFields>({
    resolver: valibotResolver(orderSchema),
    defaultValues: noFields,
    ...(user && { values: fieldsOf(user, country) }),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  // react-hook-form tracks dirty fields only while something subscribes to them; a subscription causes no rerender.
  useEffect(() => form.subscribe({ formState: { dirtyFields: true }, callback: () => {} }), [form]);
  const typedBy = useRef<string>(undefined);
  useEffect(() => {
    if (!user) return;
    // Another user must not see what the previous one typed.
    if (typedBy.current !== undefined && typedBy.current !== user.username)
      form.reset(fieldsOf(user, country));
    typedBy.current = user.username;
  }, [form, user, country]);
  return form;
}
