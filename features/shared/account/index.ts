export { AccountForms, type AccountFormsProps } from './AccountForms';
export { CreateProfileForm } from './CreateProfileForm';
export { textField, usePhoneField } from './field';
export { LoginForm } from './LoginForm';
export { type AccountPlace, accountPlaces } from './rules';
