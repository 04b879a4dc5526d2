import type { QuizGoal } from '#features/shared/content';
import { type Country, type Messages, useCountry } from '#features/shared/country';
import { healthQuestions } from './parts/healthQuestions';
import { potencyQuestions } from './parts/potencyQuestions';
import { prostateQuestions } from './parts/prostateQuestions';
import type { Question } from './parts/question';
import { sizeQuestions } from './parts/sizeQuestions';

const byGoal: Record<QuizGoal, Messages<Record<string, Question>>> = {
  prostate: prostateQuestions,
  potency: potencyQuestions,
  size: sizeQuestions,
  health: healthQuestions,
};

/** A goal's questions in order, each with the key of its stored answers. */
export function questionsOf(goal: QuizGoal, country: Country): (Question & { key: string })[] {
  return Object.entries(byGoal[goal][country]).map(([name, question]) => ({
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
  return Object.keys(byGoal[goal].BA).length;
}
