import { fixedTexts } from '#features/shared/country';

/** A message that the specification spells out, to the letter. */
export interface FixedMessage {
  /** The tag of the stories that show it. */
  tag: `message:${string}`;
  /** When the shop shows it. */
  situation: string;
  text: string;
}

/** Every message that the specification spells out: those of screens, of form validation, of errors. */
export const fixedMessages: readonly FixedMessage[] = [
  { tag: 'message:search-no-match', situation: 'Search: no match', text: fixedTexts.searchNoMatch },
  {
    tag: 'message:no-orders',
    situation: 'Account: nothing ordered yet',
    text: fixedTexts.noOrders,
  },
  {
    tag: 'message:username-length',
    situation: 'Login: username shorter than 8 or longer than 64',
    text: fixedTexts.usernameLength,
  },
  {
    tag: 'message:password-length',
    situation: 'Login: password shorter than 8 or longer than 64',
    text: fixedTexts.passwordLength,
  },
  { tag: 'message:email-missing', situation: 'Register: no email', text: fixedTexts.emailMissing },
  {
    tag: 'message:email-format',
    situation: 'Register and checkout login: not an email',
    text: fixedTexts.emailFormat,
  },
  { tag: 'message:phone-missing', situation: 'Register: no phone', text: fixedTexts.phoneMissing },
  {
    tag: 'message:phone-format',
    situation: 'Register: not a phone number',
    text: fixedTexts.phoneFormat,
  },
  { tag: 'message:nothing-to-order', situation: 'Checkout: empty cart', text: fixedTexts.nothingToOrder },
  {
    tag: 'message:first-name-missing',
    situation: 'Checkout: no first name',
    text: fixedTexts.firstNameMissing,
  },
  {
    tag: 'message:last-name-missing',
    situation: 'Checkout: no last name',
    text: fixedTexts.lastNameMissing,
  },
  {
    tag: 'message:order-phone-missing',
    situation: 'Checkout: no phone',
    text: fixedTexts.orderPhoneMissing,
  },
  {
    tag: 'message:password-field-missing',
    situation: 'Password change: a field is empty',
    text: fixedTexts.passwordFieldMissing,
  },
  { tag: 'message:review-text-missing', situation: 'Review: no text', text: fixedTexts.reviewTextMissing },
  {
    tag: 'message:picture-name-missing',
    situation: 'Review picture: no name',
    text: fixedTexts.pictureNameMissing,
  },
  {
    tag: 'message:picture-file-missing',
    situation: 'Review picture: no file',
    text: fixedTexts.pictureFileMissing,
  },
  {
    tag: 'message:contact-missing',
    situation: 'Quiz and club: a field is empty',
    text: fixedTexts.contactMissing,
  },
  {
    tag: 'message:reset-wrong',
    situation: 'Password reset: wrong information',
    text: fixedTexts.resetWrong,
  },
  { tag: 'message:login-failed', situation: 'Login failure', text: fixedTexts.loginFailed },
  {
    tag: 'message:register-username-exists',
    situation: 'Register: USERNAME_EXISTS',
    text: fixedTexts.registerUsernameExists,
  },
  {
    tag: 'message:register-phone-exists',
    situation: 'Register: PHONE_EXISTS',
    text: fixedTexts.registerPhoneExists,
  },
  {
    tag: 'message:register-failed',
    situation: 'Register: another failure',
    text: fixedTexts.registerFailed,
  },
  {
    tag: 'message:checkout-email-exists',
    situation: 'Checkout register: EMAIL_EXISTS, USERNAME_EXISTS',
    text: fixedTexts.checkoutEmailExists,
  },
  {
    tag: 'message:checkout-phone-exists',
    situation: 'Checkout register: PHONE_EXISTS',
    text: fixedTexts.checkoutPhoneExists,
  },
  {
    tag: 'message:password-short',
    situation: 'PASSWORD_SHORT',
    text: fixedTexts.passwordShort,
  },
  {
    tag: 'message:checkout-login-failed',
    situation: 'Checkout login failure',
    text: fixedTexts.checkoutLoginFailed,
  },
  {
    tag: 'message:account-failed',
    situation: 'Account load failure',
    text: fixedTexts.accountFailed,
  },
  { tag: 'message:profile-saved', situation: 'Profile saved', text: fixedTexts.profileSaved },
  { tag: 'message:profile-saved-rs', situation: 'Profile saved, RS', text: fixedTexts.profileSavedSerbia },
  {
    tag: 'message:profile-failed',
    situation: 'Profile not saved',
    text: fixedTexts.profileFailed,
  },
  { tag: 'message:password-changed', situation: 'Password changed', text: fixedTexts.passwordChanged },
  {
    tag: 'message:password-failed',
    situation: 'Password not changed',
    text: fixedTexts.passwordFailed,
  },
  {
    tag: 'message:review-failed',
    situation: 'Review not saved',
    text: fixedTexts.reviewFailed,
  },
  {
    tag: 'message:parcel-preparing',
    situation: 'Shipment without lines',
    text: fixedTexts.parcelPreparing,
  },
  {
    tag: 'message:parcel-not-found',
    situation: 'Shipment error or network failure',
    text: fixedTexts.parcelNotFound,
  },
  {
    tag: 'message:quiz-no-list',
    situation: 'Quiz: no list for offer and country',
    text: fixedTexts.tryLater,
  },
  {
    tag: 'message:offers-failed',
    situation: 'Most popular and bundles: load failure',
    text: fixedTexts.offersFailed,
  },
  {
    tag: 'message:order-failed',
    situation: 'Order not created',
    text: fixedTexts.orderFailed,
  },
  { tag: 'message:club-failed', situation: 'Club: any failure', text: fixedTexts.clubFailed },
  { tag: 'message:club-joined', situation: 'Club joined', text: fixedTexts.clubJoined },
  { tag: 'message:club-joined-rs', situation: 'Club joined, RS', text: fixedTexts.clubJoinedSerbia },
  {
    tag: 'message:render-error',
    situation: 'A screen that throws while it renders',
    text: fixedTexts.renderError,
  },
  {
    tag: 'message:chunk-failed',
    situation: 'A screen whose code does not load',
    text: 'Loading chunk failed',
  },
];
