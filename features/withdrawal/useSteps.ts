import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Declaration } from './statement';

/** Names the step in the address, so that the browser's own Back leads one step back. Nothing else stands there. */
const STEP = 'korak';
const REVIEW = 'provjera';
const STATEMENT = 'izjava';

/** A declaration, and when it was confirmed: in milliseconds. */
interface Confirmed {
  declaration: Declaration;
  at: number;
}

/**
 * The two steps and the statement that they end in. A step whose data are gone, as after a reload, is the first one
 * again.
 */
export function useSteps() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [declaration, setDeclaration] = useState<Declaration>();
  const [confirmed, setConfirmed] = useState<Confirmed>();

  const asked = query.get(STEP);
  const step =
    asked === STATEMENT && confirmed ? 'statement' : asked !== null && declaration ? 'review' : 'details';

  useEffect(() => {
    if (asked !== null && !declaration) setQuery({}, { replace: true, preventScrollReset: true });
  }, [asked, declaration, setQuery]);

  // Each step begins at its heading. Not in a layout effect: going back, the router scrolls there.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const goTo = (next: string) => setQuery({ [STEP]: next }, { preventScrollReset: true });

  return {
    step,
    heading,
    declaration,
    confirmed,
    toReview: (made: Declaration) => {
      setDeclaration(made);
      setConfirmed(undefined);
      goTo(REVIEW);
    },
    confirm: () => {
      if (!declaration) return;
      setConfirmed({ declaration, at: Date.now() });
      goTo(STATEMENT);
    },
    /** One step, keeping everything. */
    back: () => void navigate(-1),
  } as const;
}
