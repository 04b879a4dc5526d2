import type { QuizGoal } from '#features/shared/navigation';

/** What an offer's name must contain to be recommended for a goal (Screens/Quiz). */
export const nameParts: Record<QuizGoal, string> = {
  prostate: 'prosta',
  potency: 'alpha',
  size: 'hair',
  health: 'digest',
};

/** The first offer whose name contains the goal's part, otherwise the first offer. */
export function recommend<Offer extends { name: string }>(
  goal: QuizGoal,
  offers: readonly Offer[],
): Offer | undefined {
  return offers.find(({ name }) => name.toLowerCase().includes(nameParts[goal])) ?? offers[0];
}
