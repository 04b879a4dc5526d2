import { expect, test } from 'vitest';
import { parseAnswers, toggleAnswer } from './answers';

test('an answer is chosen beside others, and taken back by itself', () => {
  let answers = toggleAnswer({}, 'size.form', 2);
  answers = toggleAnswer(answers, 'size.form', 0);
  answers = toggleAnswer(answers, 'health.meals', 1);
  expect(answers).toEqual({ 'size.form': [2, 0], 'health.meals': [1] });
  expect(toggleAnswer(answers, 'size.form', 2)).toEqual({ 'size.form': [0], 'health.meals': [1] });
});

test('what was stored is read again', () => {
  expect(parseAnswers('{"size.form":[2,0]}')).toEqual({ 'size.form': [2, 0] });
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
])('%j is no answers', (stored) => {
  expect(parseAnswers(stored)).toEqual({});
});
