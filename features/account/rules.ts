import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import {
  type ContactFields,
  contactSchema,
  newPasswordSchema,
  passwordSchema as typedPassword,
} from '#features/shared/forms';
import type { UserChanges } from './calls';

const contactNames = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Checks only the changed fields. The others are not sent, and an older profile may lack a phone. */
export function profileSchema(stored: ContactFields) {
  const field = (name: keyof ContactFields) =>
    v.lazy<v.GenericSchema<string>>((input) =>
      input === stored[name] ? v.string() : contactSchema.entries[name],
    );
  return v.object({
    firstName: field('firstName'),
    lastName: field('lastName'),
    email: field('email'),
    phone: field('phone'),
  });
}

/** The fields that differ from the stored profile; only these are sent (Screens/Account). */
export function changesOf(fields: ContactFields, stored: ContactFields): UserChanges {
  const changes: UserChanges = {};
  for (const name of contactNames) {
    if (fields[name] !== stored[name]) changes[name] = fields[name];
  }
  return changes;
}

export const passwordSchema = v.object({
  oldPassword: v.pipe(typedPassword, v.nonEmpty(fixedTexts.passwordFieldMissing)),
  newPassword: v.pipe(typedPassword, v.nonEmpty(fixedTexts.passwordFieldMissing), newPasswordSchema),
});
