import { useState } from 'react';
import * as v from 'valibot';

/** The key in the tab's storage. What men answer is nobody's business: it goes nowhere else, and leaves with the tab. */
export const ANSWERS_KEY = 'quiz';

/** By the question's key the places of the answers that are chosen, in the order they were chosen. */
const answersSchema = v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0))));

export type Answers = v.InferOutput<typeof answersSchema>;

/** The answers in a stored text; none where it holds anything else. */
export function parseAnswers(stored: string | null): Answers {
  if (stored === null) return {};
  try {
    return v.parse(answersSchema, JSON.parse(stored));
  } catch {
    return {};
  }
}

/** Chooses an answer, or takes it back (seed §4: multi-toggle). */
export function toggleAnswer(answers: Answers, key: string, answer: number): Answers {
  const chosen = answers[key] ?? [];
  return {
    ...answers,
    [key]: chosen.includes(answer) ? chosen.filter((other) => other !== answer) : [...chosen, answer],
  };
}

function load(): Answers {
  try {
    return parseAnswers(sessionStorage.getItem(ANSWERS_KEY));
  } catch {
    // A browser that forbids storage throws on the name alone; the answers then live as long as the page.
    return {};
  }
}

function save(answers: Answers): void {
  try {
    sessionStorage.setItem(ANSWERS_KEY, JSON.stringify(answers));
  } catch {
    // Forbidden or full: a reload will begin without answers.
  }
}

/** The answers of all goals. Neither a step back nor a reload loses them. */
export function useAnswers() {
  const [answers, setAnswers] = useState(load);
  return {
    answers,
    toggle(key: string, answer: number) {
      const next = toggleAnswer(answers, key, answer);
      setAnswers(next);
      save(next);
    },
  };
}
