export { AccountForms, type AccountFormsProps } from './AccountForms';
export { CreateProfileForm } from './CreateProfileForm';
export { textField, usePhoneField } from './field';
export { LoginCheck, type LoginCheckProps } from './LoginCheck';
export { LoginForm } from './LoginForm';
export { type LoginState, readLoginState } from './loginState';
export { RetryNotice, type RetryNoticeProps } from './RetryNotice';
export {
  type AccountPlace,
  accountPlaces,
  type ContactFields,
  contactSchema,
  newPasswordSchema,
  PASSWORD_SHORT,
  phoneSchema,
  takenRefusals,
} from './rules';
export { formatUsername, toUsername } from './username';
export { useTask } from './useTask';
