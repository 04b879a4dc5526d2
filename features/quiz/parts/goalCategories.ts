import type { QuizGoal } from '#features/shared/content';
import type { Category } from '#ui/theme';

/** The category whose colours a goal uses until its offer has loaded. */
export const goalCategories = {
  prostate: 'prostate',
  potency: 'potency',
  size: 'potency',
  health: 'digestion',
} as const satisfies Record<QuizGoal, Category>;
