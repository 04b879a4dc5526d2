import { useState } from 'react';
import * as v from 'valibot';
import { readStored, store } from '#features/shared/platform';

/** The key in the tab's storage. What men answer is nobody's business: it goes nowhere else, and leaves with the tab. */
export const ANSWERS_KEY = 'quiz';

/** By the question's key the places of the answers that are chosen, in the order they were chosen. */
const answersSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
);

export type Answers = v.InferOutput<typeof answersSchema>;

/** The answers that the tab keeps; none where it keeps none, or anything else. */
export function readAnswers(): Answers {
  return readStored('tab', ANSWERS_KEY, answersSchema) ?? {};
}

/** Chooses an answer, or takes it back (seed §4: multi-toggle). */
export function toggleAnswer(answers: Answers, key: string, answer: number): Answers {
  const chosen = answers[key] ?? [];
  return {
    ...answers,
    [key]: chosen.includes(answer) ? chosen.filter((other) => other !== answer) : [...chosen, answer],
  };
}

/** The answers of all goals. A step back loses none of them, nor does a reload where the browser keeps anything. */
export function useAnswers() {
  const [answers, setAnswers] = useState(readAnswers);
  return {
    answers,
    toggle(key: string, answer: number) {
      const next = toggleAnswer(answers, key, answer);
      setAnswers(next);
      store('tab', ANSWERS_KEY, JSON.stringify(next));
    },
  };
}
