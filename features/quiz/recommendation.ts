import type { QuizGoal } from '#features/shared/content';

/** What the name of the offer contains that a goal recommends (seed §4). */
const nameOf: Record<QuizGoal, string> = {
  prostate: 'prosta',
  potency: 'alpha',
  size: 'hair',
  health: 'digest',
};

/** The first offer whose name contains the goal's word, otherwise the first offer (seed §4); nothing where there are none. */
export function recommend<Offer extends { name: string }>(
  goal: QuizGoal,
  offers: readonly Offer[],
): Offer | undefined {
  return offers.find(({ name }) => name.toLowerCase().includes(nameOf[goal])) ?? offers[0];
}
