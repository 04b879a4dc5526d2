import type { StrictArgTypes } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { plainTypes } from './propTypes';

const told = (argTypes: StrictArgTypes) =>
  Object.entries(plainTypes({ argTypes } as Parameters<typeof plainTypes>[0])).map(([, { type, table }]) => [
    type,
    table?.type?.summary,
  ]);

const undefinedType = { name: 'other', value: 'undefined' } as const;

it('a type that may be left undefined is the type itself', () => {
  const error = {
    name: 'error',
    type: { name: 'union', raw: 'string | undefined', value: [{ name: 'string' }, undefinedType] },
    table: { type: { summary: 'union' } },
  } as const;
  expect(told({ error: { ...error, type: { ...error.type, value: [...error.type.value] } } })).toEqual([
    [{ name: 'string', required: false }, 'string'],
  ]);
});

it('variants from a list are told by their names', () => {
  const type = { name: 'other', raw: '(typeof tones)[number]', value: 'unknown[number]' } as const;
  const tone = {
    name: 'tone',
    type,
    options: ['plain', 'deep'],
    table: { type: { summary: 'unknown[number]' } },
  };
  expect(told({ tone })).toEqual([[type, "'plain' | 'deep'"]]);
});

it('what has no type of its own stays as it is', () => {
  const size = { name: 'size', table: { type: { summary: 'number' } } };
  expect(told({ size })).toEqual([[undefined, 'number']]);
});
