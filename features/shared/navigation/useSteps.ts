import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useGoTo } from './Navigation';

/** State of a step's entry in the history: the entry before it is the step before it. */
const stepSchema = v.object({ isNext: v.literal(true) });

/** State of a link to the next step. */
export const nextStepState: v.InferOutput<typeof stepSchema> = { isNext: true };

/** The steps of a form or quiz. Each is an entry in the history, so Back goes one step back. */
export function useSteps() {
  const { key, state } = useLocation();
  const goTo = useGoTo();
  const navigate = useNavigate();
  const current = useRef<string>(undefined);
  // A layout effect, because a step can be left while it still fades in.
  useLayoutEffect(() => {
    current.current = key;
  }, [key]);
  return {
    /** Opens the next step; once per step, so that a double click skips none. */
    next(href: string, own?: object): void {
      if (current.current !== key) return;
      current.current = undefined;
      goTo(href, { state: { ...own, ...nextStepState } });
    },
    /** Goes back to the step before, also once per step. Returns whether the entry before is that step. */
    back(): boolean {
      const isNext = v.is(stepSchema, state);
      if (isNext && current.current === key) {
        current.current = undefined;
        void navigate(-1);
      }
      return isNext;
    },
  };
}
