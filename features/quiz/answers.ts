import { useState } from 'react';
import * as v from 'valibot';
import { readStored, store } from '#features/shared/platform';

/** The key in the tab's storage. Answers are about health: they are sent nowhere and end with the tab. */
export const ANSWERS_KEY = 'quiz';

/** Maps a question's key to the indexes of its chosen answers, in the order they were chosen. */
const answersSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
);

export type Answers = v.InferOutput<typeof answersSchema>;

/** Reads the tab's answers; empty where storage is missing, forbidden or malformed. */
export function readAnswers(): Answers {
  return readStored('tab', ANSWERS_KEY, answersSchema) ?? {};
}

/** Adds an answer, or removes it where it is chosen already. */
export function toggleAnswer(answers: Answers, key: string, answer: number): Answers {
  const chosen = answers[key] ?? [];
  return {
    ...answers,
    [key]: chosen.includes(answer) ? chosen.filter((other) => other !== answer) : [...chosen, answer],
  };
}

/** Answers of all goals. They survive going back and, where storage works, a reload. */
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
