export { Link, type LinkProps, linkPlacements, linkTones, linkUnderlines } from './Link';
