import { describe, expect, test } from 'vitest';
import { countries } from '#features/shared/country';
import { quizGoals } from '#features/shared/navigation';
import { questionsOf } from './questions';

const counts = { prostate: 7, potency: 6, size: 6, health: 6 };

describe.each(quizGoals)('%s', (goal) => {
  test.each(countries)('asks distinct questions in %s', (country) => {
    const questions = questionsOf(goal, country);
    expect(questions).toHaveLength(counts[goal]);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(counts[goal]);
    for (const { question, answers } of questions) {
      expect(question).toMatch(/^\p{Lu}.*\?$/u);
      expect(new Set(answers).size).toBe(4);
    }
  });

  test('has the same keys and number of answers in every country', () => {
    const shape = (country: (typeof countries)[number]) =>
      questionsOf(goal, country).map(({ key, answers }) => [key, answers.length]);
    for (const country of countries) expect(shape(country)).toEqual(shape('BA'));
  });
});

const wordsIn = (country: (typeof countries)[number]) =>
  quizGoals
    .flatMap((goal) => questionsOf(goal, country).flatMap(({ question, answers }) => [question, ...answers]))
    .join('\n');

test.each(countries)('names no illness or symptom in %s', (country) => {
  expect(wordsIn(country)).not.toMatch(/bolest|bol\b|simptom|impoten|erek|prostatit|dijagno/i);
});
