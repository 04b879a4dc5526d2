/** Fields, their schemas, what turns a refusal into words, and the forms for login and registration. */

export { AccountForms } from './AccountForms';
export { CreateProfileForm } from './CreateProfileForm';
export { textField, usePhoneField } from './field';
export { LoginCheck } from './LoginCheck';
export { LoginForm } from './LoginForm';
export { type LoginState, readLoginState } from './loginState';
export { RetryNotice } from './RetryNotice';
export { type Refusals, showRefusal, takenRefusals } from './refusals';
export {
  type ContactFields,
  contactSchema,
  DETAILS_MISSING,
  filledSchema,
  newPasswordSchema,
  PASSWORD_SHORT,
  phoneSchema,
} from './rules';
export { formatUsername, toUsername } from './username';
export { useTask } from './useTask';
