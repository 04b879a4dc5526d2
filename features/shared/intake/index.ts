/** What one takes in a day of several products together. */

export { IntakeSums, inSentence, OverlapAdvice } from './IntakeSums';
export { type Intake, intakeOf, isOverlap, type SubstanceSum } from './intake';
export { intakeMessages } from './messages';
export { referenceOf } from './references';
