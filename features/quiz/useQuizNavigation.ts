import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { routes, useGoTo } from '#features/shared/navigation';
import { readStep } from './steps';

/** State of a history entry that `goTo` made: the entry before it is the step before it. */
const forwardSchema = v.object({ isNext: v.literal(true) });
const forward: v.InferOutput<typeof forwardSchema> = { isNext: true };

/** The quiz's current step, read from the address, and the links to its neighbours. Every step is a history entry. */
export function useQuizNavigation() {
  const step = readStep(useSearchParams()[0]);
  const navigate = useNavigate();
  const goToPage = useGoTo();
  const { key, state } = useLocation();
  const current = useRef<string>(undefined);
  // A layout effect, because a step can be left while it still fades in.
  useLayoutEffect(() => {
    current.current = key;
  }, [key]);

  /** Navigates once per history entry, so that a double click skips no step. */
  function goTo(href: string) {
    if (current.current !== key) return;
    current.current = undefined;
    goToPage(href, { state: forward });
  }

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
        if (!v.is(forwardSchema, state)) return;
        event.preventDefault();
        void navigate(-1);
      },
    },
  };
}

export type QuizNavigation = ReturnType<typeof useQuizNavigation>;
