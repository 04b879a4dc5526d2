import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { routes } from '#features/shared/routes';
import { readStep } from './steps';

/** What a step that was reached by going on remembers: the entry before it in the history is the step before it. */
const onwardSchema = v.object({ isNext: v.literal(true) });
const onward: v.InferOutput<typeof onwardSchema> = { isNext: true };

/** Where in the quiz the address is, and the ways from there. Every step is an entry in the history. */
export function useWalk() {
  const step = readStep(useSearchParams()[0]);
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const here = useRef<string>(undefined);
  // Not after the step's fade: it can be left while it fades in.
  useLayoutEffect(() => {
    here.current = key;
  }, [key]);

  /** Once from each place, however often it is clicked. */
  function goTo(href: string) {
    if (here.current !== key) return;
    here.current = undefined;
    void navigate(href, { state: onward });
  }

  const nextHref = routes.quiz.href(step.goal, step.step + 1);
  return {
    step,
    goTo,
    nextHref,
    next: () => goTo(nextHref),
    /** For the link one step back. Where the browser's own Back leads to the same step, it is that. */
    back: {
      href: step.step > 1 ? routes.quiz.href(step.goal, step.step - 1) : routes.quiz.href(),
      onClick(event: MouseEvent) {
        if (!v.is(onwardSchema, state)) return;
        event.preventDefault();
        void navigate(-1);
      },
    },
  };
}

export type Walk = ReturnType<typeof useWalk>;
