export { contactMessages } from './messages';
export { SocialLinks } from './SocialLinks';
