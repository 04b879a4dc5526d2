import { afterEach, expect, test, vi } from 'vitest';
import { ANSWERS_KEY, readAnswers, toggleAnswer } from './answers';

const tabKeeps = (stored: string | null) =>
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === ANSWERS_KEY ? stored : null) });

afterEach(() => vi.unstubAllGlobals());

test('toggles one answer without changing the others', () => {
  let answers = toggleAnswer({}, 'size.form', 2);
  answers = toggleAnswer(answers, 'size.form', 0);
  answers = toggleAnswer(answers, 'health.meals', 1);
  expect(answers).toEqual({ 'size.form': [2, 0], 'health.meals': [1] });
  expect(toggleAnswer(answers, 'size.form', 2)).toEqual({ 'size.form': [0], 'health.meals': [1] });
});

test('reads stored answers', () => {
  tabKeeps('{"size.form":[2,0]}');
  expect(readAnswers()).toEqual({ 'size.form': [2, 0] });
});

test.each([
  null,
  '',
  'nonsense',
  'null',
  '[]',
  '{"size.form":"2"}',
  '{"size.form":[-1]}',
  '{"size.form":[1.5]}',
])('reads no answers from %j', (stored) => {
  tabKeeps(stored);
  expect(readAnswers()).toEqual({});
});
