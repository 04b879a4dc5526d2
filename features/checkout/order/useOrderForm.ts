import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
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

/** The order form. It lives as long as the screen, so that a lost login loses nothing typed. */
export function useOrderForm(user: User | null, country: PhoneCountry): UseFormReturn<OrderFields> {
  const form = useForm<OrderFields>({
    resolver: valibotResolver(orderSchema),
    defaultValues: noFields,
    ...(user && { values: fieldsOf(user, country) }),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  // Has the form note which fields were typed into, without a redraw.
  useEffect(() => form.subscribe({ formState: { dirtyFields: true }, callback: () => {} }), [form]);
  const typedBy = useRef<string>(undefined);
  useEffect(() => {
    if (!user) return;
    // What one person typed is not for the next one.
    if (typedBy.current !== undefined && typedBy.current !== user.username)
      form.reset(fieldsOf(user, country));
    typedBy.current = user.username;
  }, [form, user, country]);
  return form;
}

/** What is made of the form's values, followed as they change. Redraws only where it comes out differently. */
export function useFormSnapshot(
  form: UseFormReturn<OrderFields>,
  select: (fields: OrderFields) => boolean,
): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => select(form.getValues()));
}
