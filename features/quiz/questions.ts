import { type Country, useCountry } from '#features/shared/country';
import type { QuizGoal } from '#features/shared/navigation';
import { messages } from './messages';

/** Worded so that several answers, or none, can be true: answers are checkboxes (Screens/Quiz). */
interface Question {
  question: string;
  answers: string[];
  /** How the recommendation repeats the answers, each in a form that fits into the clause. */
  said?: { clause: (chosen: string) => string; answers: string[] };
}

const questionsByName = (goal: QuizGoal, country: Country): Record<string, Question> =>
  messages[country].questions[goal];

/** A goal's questions in order, each with the key of its stored answers. */
export function questionsOf(goal: QuizGoal, country: Country): (Question & { key: string })[] {
  return Object.entries(questionsByName(goal, country)).map(([name, question]) => ({
    ...question,
    key: `${goal}.${name}`,
  }));
}

/** `questionsOf` for the visitor's country. */
export function useQuestions(goal: QuizGoal) {
  return questionsOf(goal, useCountry().code);
}

/** Seven for the prostate, six for the others. */
export function questionCount(goal: QuizGoal): number {
  return Object.keys(questionsByName(goal, 'BA')).length;
}
