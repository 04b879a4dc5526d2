/** Worded so that several answers, or none, can be true: answers are checkboxes (Screens/Quiz). */
export interface Question {
  question: string;
  answers: string[];
}
