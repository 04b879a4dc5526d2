/** The goals of the quiz, which addresses and other screens name too. */

/** The goals of the quiz in their order; its step 0 chooses one (Screens/Quiz). */
export const quizGoals = ['prostate', 'potency', 'size', 'health'] as const;

export type QuizGoal = (typeof quizGoals)[number];
