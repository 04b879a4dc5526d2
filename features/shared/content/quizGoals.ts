/** What the quiz can be about, in its order: its step 0 chooses one (seed §4). */
export const quizGoals = ['prostate', 'potency', 'size', 'health'] as const;

export type QuizGoal = (typeof quizGoals)[number];
