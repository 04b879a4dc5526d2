import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { editUser, type User, useRpc } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import { type ContactFields, showRefusal, takenRefusals, useTask } from '#features/shared/forms';
import { RpcError } from '#features/shared/protocol';
import { useSession } from '#features/shared/session';
import { normalizePhone } from '#ui/PhoneInput';
import { changesOf, profileSchema } from './rules';
import { useOutcome } from './useOutcome';

/** The form for name, email and phone. */
export function useProfile(user: User) {
  const rpc = useRpc();
  const session = useSession();
  const { phoneCountry } = useCountry();
  const fieldsOf = ({ firstName, lastName, email, phone }: User): ContactFields => ({
    firstName,
    lastName,
    email,
    phone: normalizePhone(phone, phoneCountry),
  });
  /** As this form knows it: what changes elsewhere while it is open is not overwritten with what it held before. */
  const [stored, setStored] = useState(() => fieldsOf(user));
  const form = useForm<ContactFields>({
    resolver: valibotResolver(profileSchema(stored)),
    defaultValues: stored,
    reValidateMode: 'onSubmit',
  });
  const { task, run } = useTask<'saving'>();
  const [outcome, setOutcome] = useOutcome(form);

  async function save(fields: ContactFields): Promise<void> {
    setOutcome(undefined);
    const changes = changesOf(fields, stored);
    try {
      if (Object.keys(changes).length > 0) {
        const saved = await editUser(rpc, changes);
        session.update(saved);
        setStored(fieldsOf(saved));
      }
      setOutcome('done');
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (!showRefusal(form, takenRefusals, error.code)) setOutcome('failed');
    }
  }

  return {
    form,
    outcome,
    isBusy: task === 'saving',
    submit: form.handleSubmit((fields) => run('saving', () => save(fields))),
  };
}
