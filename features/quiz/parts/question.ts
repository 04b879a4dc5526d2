/** Worded so that several answers, or none, can be true: answers are checkboxes (Screens/Quiz). */
export interface Question {
  question: string;
  answers: string[];
  /** How the recommendation repeats the answers, each in a form that fits into the clause. */
  said?: { clause: (chosen: string) => string; answers: string[] };
}
