import { fixedTexts } from '#features/shared/country';
import { CODE_FAILED } from '#features/shared/platform';

const fixed = { ...fixedTexts, chunkFailed: CODE_FAILED };
type Name = keyof typeof fixed;

/** A message that the specification spells out, to the letter. */
export interface FixedMessage {
  /** When the shop shows it. */
  situation: string;
  text: string;
}

/** When the shop shows each message that the specification spells out: of screens, of form validation, of errors. */
const situations: Partial<Record<Name, string>> = {
  searchNoMatch: 'Search: no match',
  noOrders: 'Account: nothing ordered yet',
  usernameLength: 'Login: username shorter than 8 or longer than 64',
  passwordLength: 'Login: password shorter than 8 or longer than 64',
  emailMissing: 'Register: no email',
  emailFormat: 'Register and checkout login: not an email',
  phoneMissing: 'Register: no phone',
  phoneFormat: 'Register: not a phone number',
  nothingToOrder: 'Checkout: empty cart',
  firstNameMissing: 'Checkout: no first name',
  lastNameMissing: 'Checkout: no last name',
  orderPhoneMissing: 'Checkout: no phone',
  passwordFieldMissing: 'Password change: a field is empty',
  reviewTextMissing: 'Review: no text',
  pictureNameMissing: 'Review picture: no name',
  pictureFileMissing: 'Review picture: no file',
  contactMissing: 'Quiz and club: a field is empty',
  resetWrong: 'Password reset: wrong information',
  loginFailed: 'Login failure',
  registerUsernameExists: 'Register: USERNAME_EXISTS',
  registerPhoneExists: 'Register: PHONE_EXISTS',
  registerFailed: 'Register: another failure',
  checkoutEmailExists: 'Checkout register: EMAIL_EXISTS, USERNAME_EXISTS',
  checkoutPhoneExists: 'Checkout register: PHONE_EXISTS',
  passwordShort: 'PASSWORD_SHORT',
  checkoutLoginFailed: 'Checkout login failure',
  accountFailed: 'Account load failure',
  profileSaved: 'Profile saved',
  profileSavedSerbia: 'Profile saved, RS',
  profileFailed: 'Profile not saved',
  passwordChanged: 'Password changed',
  passwordFailed: 'Password not changed',
  reviewFailed: 'Review not saved',
  parcelPreparing: 'Shipment without lines',
  parcelNotFound: 'Shipment error or network failure',
  tryLater: 'Quiz: no list for offer and country',
  offersFailed: 'Most popular and bundles: load failure',
  orderFailed: 'Order not created',
  clubFailed: 'Club: any failure',
  clubJoined: 'Club joined',
  clubJoinedSerbia: 'Club joined, RS',
  renderError: 'A screen that throws while it renders',
  chunkFailed: 'A screen whose code does not load',
};

/** Every message that the specification spells out. */
export const fixedMessages: readonly FixedMessage[] = Object.entries(situations).map(([name, situation]) => ({
  situation,
  text: fixed[name as Name],
}));
