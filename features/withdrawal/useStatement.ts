import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes, useSteps } from '#features/shared/navigation';
import { showAndFocus } from '#features/shared/page';
import type { Declaration } from './statement';

/** Query parameter with the step, so that Back goes one step back. No input is put into the address. */
const STEP = 'korak';
const REVIEW = 'provjera';
const STATEMENT = 'izjava';

/** A declaration and the time of its confirmation, in milliseconds. */
interface Confirmed {
  declaration: Declaration;
  at: number;
}

/**
 * The two steps and the resulting statement. If the data of a step is missing, as after a reload, it returns to the
 * first step.
 */
export function useStatement() {
  const [query, setQuery] = useSearchParams();
  const { next, back } = useSteps();
  const [declaration, setDeclaration] = useState<Declaration>();
  const [confirmed, setConfirmed] = useState<Confirmed>();

  const requested = query.get(STEP);
  const step =
    requested === STATEMENT && confirmed
      ? 'statement'
      : requested !== null && declaration
        ? 'review'
        : 'details';

  useEffect(() => {
    if (requested !== null && !declaration) setQuery({}, { replace: true });
  }, [requested, declaration, setQuery]);

  // Each step starts at its heading. Not in a layout effect, where the router restores the scroll position on Back.
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    showAndFocus(heading.current);
  }, [step]);

  const goTo = (value: string) =>
    next(`${routes.withdrawal.href()}?${new URLSearchParams({ [STEP]: value })}`);

  return {
    step,
    heading,
    declaration,
    confirmed,
    toReview: (given: Declaration) => {
      setDeclaration(given);
      setConfirmed(undefined);
      goTo(REVIEW);
    },
    confirm: () => {
      if (!declaration) return;
      setConfirmed({ declaration, at: Date.now() });
      goTo(STATEMENT);
    },
    /** Goes one step back and keeps the input. */
    back,
  } as const;
}
