import type { QuizGoal } from '#features/shared/content';
import { type Country, type Messages, useCountry } from '#features/shared/country';
import { healthQuestions } from './parts/healthQuestions';
import { potencyQuestions } from './parts/potencyQuestions';
import { prostateQuestions } from './parts/prostateQuestions';
import { sizeQuestions } from './parts/sizeQuestions';

/** Asked so that several answers can be true, or none (seed §4: answers are multi-toggle). */
export interface Question {
  question: string;
  answers: string[];
}

const byGoal: Record<QuizGoal, Messages<Record<string, Question>>> = {
  prostate: prostateQuestions,
  potency: potencyQuestions,
  size: sizeQuestions,
  health: healthQuestions,
};

/** A goal's questions in their order, each with the key that its answers are kept under. */
export function questionsOf(goal: QuizGoal, country: Country): (Question & { key: string })[] {
  return Object.entries(byGoal[goal][country]).map(([name, question]) => ({
    ...question,
    key: `${goal}.${name}`,
  }));
}

/** The same in the words of the visitor's country. */
export function useQuestions(goal: QuizGoal) {
  return questionsOf(goal, useCountry().code);
}

/** Seven for the prostate, six for the others (seed §4). */
export function questionCount(goal: QuizGoal): number {
  return Object.keys(byGoal[goal].BA).length;
}
