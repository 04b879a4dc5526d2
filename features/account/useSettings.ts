import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  type ContactFields,
  PASSWORD_SHORT,
  showRefusal,
  takenRefusals,
  useTask,
} from '#features/shared/account';
import { changePassword, editUser, type PasswordChange, type User, useRpc } from '#features/shared/api';
import { useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { RpcError } from '#features/shared/rpc';
import { useSession } from '#features/shared/session';
import { normalizePhone } from '#ui/PhoneInput';
import { messages } from './messages';
import { changesOf, passwordSchema, profileSchema } from './rules';

/** How the last try ended. That it went well is said until something else is typed. */
function useOutcome<Fields extends FieldValues>(form: UseFormReturn<Fields>) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') setOutcome((last) => (last === 'done' ? undefined : last));
        },
      }),
    [form],
  );
  return [outcome, setOutcome] as const;
}

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

/** The form for a new password. */
export function usePasswordChange() {
  const text = useMessages(messages);
  const rpc = useRpc();
  const form = useForm<PasswordChange>({
    resolver: valibotResolver(passwordSchema),
    defaultValues: { oldPassword: '', newPassword: '' },
    reValidateMode: 'onSubmit',
  });
  const { task, run } = useTask<'changing'>();
  const [outcome, setOutcome] = useOutcome(form);

  async function change(fields: PasswordChange): Promise<void> {
    setOutcome(undefined);
    try {
      await changePassword(rpc, fields);
      form.reset();
      setOutcome('done');
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (error.code === 'PASSWORD_SHORT') {
        form.setError('newPassword', { message: PASSWORD_SHORT }, { shouldFocus: true });
      } else {
        setOutcome('failed');
        if (error.code === 'WRONG_CREDENTIALS') {
          form.setError('oldPassword', { message: text.wrongOld }, { shouldFocus: true });
        }
      }
    }
  }

  return {
    form,
    outcome,
    isBusy: task === 'changing',
    submit: form.handleSubmit((fields) => run('changing', () => change(fields))),
  };
}

/** The way out, home. Where the server could not be told, nobody is logged out. */
export function useLogout() {
  const session = useSession();
  const navigate = useNavigate();
  const { task, run } = useTask<'leaving'>();
  const [hasFailed, setFailed] = useState(false);

  async function leave(signal: AbortSignal): Promise<void> {
    setFailed(false);
    try {
      await session.logout();
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      setFailed(true);
      return;
    }
    // Who has gone to another page meanwhile stays there.
    if (!signal.aborted) await navigate(routes.home.href());
  }

  return { hasFailed, isLeaving: task === 'leaving', logOut: () => run('leaving', leave) };
}
