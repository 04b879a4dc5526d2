import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { opensElsewhere, routes, useSteps } from '#features/shared/navigation';
import { readStep } from './steps';

/** The quiz's current step, read from the address, and the links to its neighbours. */
export function useQuizNavigation() {
  const step = readStep(useSearchParams()[0]);
  const { next: goTo, back } = useSteps();
  const nextHref = routes.quiz.href(step.goal, step.step + 1);
  return {
    step,
    goTo,
    nextHref,
    next: () => goTo(nextHref),
    /** Props of the link one step back. It goes back in the history where the previous entry is that step. */
    back: {
      href: step.step > 1 ? routes.quiz.href(step.goal, step.step - 1) : routes.quiz.href(),
      onClick(event: MouseEvent) {
        if (!opensElsewhere(event) && back()) event.preventDefault();
      },
    },
  };
}

export type QuizNavigation = ReturnType<typeof useQuizNavigation>;
