/** Form fields, their schemas, submission, messages for refusals, and the login and registration forms. */

export { AccountForms, type AccountRules } from './AccountForms';
export { CreatedText } from './CreatedText';
export { CreateProfileForm } from './CreateProfileForm';
export { DataUse } from './DataUse';
export { FieldGrid } from './FieldGrid';
export { textField, usePhoneField } from './field';
export { LoginForm } from './LoginForm';
export { type LoginState, readLoginState } from './loginState';
export { messages as formsMessages } from './messages';
export { RequiredNote } from './RequiredNote';
export { RetryNotice } from './RetryNotice';
export { profileRefusals, refusalsIn, refusalsOf, registrationRefusals } from './refusals';
export {
  type ContactFields,
  contactSchema,
  credentialLength,
  emailLoginSchema,
  emailSchema,
  filledSchema,
  lineSchema,
  loginSchema,
  longTextSchema,
  nameSchema,
  newPasswordSchema,
  passwordSchema,
  phoneSchema,
  usernameSchema,
} from './rules';
export { SessionEndedNotice } from './SessionEndedNotice';
export { SessionPending } from './SessionPending';
export { typedBy, UserDraft, useKeptChanges, useOnTyped } from './userDraft';
export { formatUsername, toUsername } from './username';
export { UsernameDraft } from './usernameDraft';
export { useSubmission } from './useSubmission';
export { useSubmitHandler } from './useSubmitHandler';
