/** What people type and paste: cleaned of what nobody sees, and made comparable. Plain functions, without a component. */

export { cleanEmail, cleanLine, cleanPassword, cleanText, hasLetter } from './clean';
export { plain } from './plain';
