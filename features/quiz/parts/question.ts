/** Worded so that several answers, or none, can be true (seed §4: answers are multi-toggle). */
export interface Question {
  question: string;
  answers: string[];
}
