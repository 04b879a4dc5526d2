import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useSteps } from '#features/shared/navigation';

const detourSchema = v.object({ isDetour: v.literal(true) });

/**
 * State of a link from the recommendation to a question: both 'next' and 'back' return to the recommendation, the entry
 * before.
 */
export const detour: v.InferOutput<typeof detourSchema> & { isNext: true } = { isDetour: true, isNext: true };

/** Returns to the recommendation from a question that a link with `detour` has opened; `undefined` on any other. */
export function useDetourEnd(): (() => void) | undefined {
  const { state } = useLocation();
  const { back } = useSteps();
  return v.is(detourSchema, state) ? () => void back() : undefined;
}
