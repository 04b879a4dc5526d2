/** What texts of the shop may not claim, for tests of texts that a screen puts together. */

export { unknownClaimsIn } from './allowedClaims';
