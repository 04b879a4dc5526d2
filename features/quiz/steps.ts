import * as v from 'valibot';
import { type QuizGoal, quizGoals } from '#features/shared/navigation';
import { questionCount } from './questions';

/** Step 0 chooses the goal. */
export interface GoalStep {
  asks: 'goal';
  goal: undefined;
  step: 0;
}

/** Steps 1 to N are the goal's questions (Screens/Quiz). */
export interface QuestionStep {
  asks: 'question';
  goal: QuizGoal;
  step: number;
}

/** Step N+1 asks for name and email, N+2 for the phone. */
export interface ContactStep {
  asks: 'name' | 'phone';
  goal: QuizGoal;
  step: number;
}

export type Step = GoalStep | QuestionStep | ContactStep;

const goalSchema = v.picklist(quizGoals);
const stepSchema = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1));

/**
 * The step in `/quiz?goal=prostate&step=3`. An unknown goal gives step 0, a step beyond the last one gives the last, and
 * one that is no number gives the first of the goal.
 */
export function readStep(search: URLSearchParams): Step {
  const goal = v.safeParse(goalSchema, search.get('goal'));
  if (!goal.success) return { asks: 'goal', goal: undefined, step: 0 };
  const asked = v.safeParse(stepSchema, search.get('step'));
  const questions = questionCount(goal.output);
  const step = Math.min(asked.success ? asked.output : 1, questions + 2);
  if (step <= questions) return { asks: 'question', goal: goal.output, step };
  return { asks: step === questions + 1 ? 'name' : 'phone', goal: goal.output, step };
}

/** Value and maximum of the progress bar: the step over the question count plus 3 (Screens/Quiz). */
export function progressOf({ goal, step }: Step): { value: number; max: number } {
  return { value: step, max: (goal ? questionCount(goal) : 0) + 3 };
}
