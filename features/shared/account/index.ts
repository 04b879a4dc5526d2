export { AccountForms, type AccountFormsProps } from './AccountForms';
export { CreateProfileForm } from './CreateProfileForm';
export { textField } from './field';
export { LoginForm } from './LoginForm';
export { PhoneField } from './PhoneField';
export { type AccountPlace, accountPlaces } from './rules';
