export { AccountForms, type AccountFormsProps } from './AccountForms';
export { CreateProfileForm } from './CreateProfileForm';
export { LoginForm } from './LoginForm';
export { type AccountPlace, accountPlaces } from './rules';
