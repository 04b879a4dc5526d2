import type { Group } from '#features/shared/api';
import type { QuizGoal } from '#features/shared/navigation';

/** The category whose colours a goal has until it is known what is recommended. */
export const goalGroups: Record<QuizGoal, Group> = {
  prostate: 'prostate',
  potency: 'potency',
  size: 'potency',
  health: 'digestion',
};
