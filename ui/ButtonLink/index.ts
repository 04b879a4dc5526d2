export { ButtonLink, type ButtonLinkProps, buttonLinkTones } from './ButtonLink';
