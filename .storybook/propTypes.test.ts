import type { StrictArgTypes } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { simplifyTypes } from './propTypes';

const describeTypes = (argTypes: StrictArgTypes) =>
  Object.entries(simplifyTypes({ argTypes } as Parameters<typeof simplifyTypes>[0])).map(
    ([, { type, table }]) => [type, table?.type?.summary],
  );

const undefinedType = { name: 'other', value: 'undefined' } as const;

it('leaves `undefined` out of a union', () => {
  const error = {
    name: 'error',
    type: { name: 'union', raw: 'string | undefined', value: [{ name: 'string' }, undefinedType] },
    table: { type: { summary: 'union' } },
  } as const;
  expect(
    describeTypes({ error: { ...error, type: { ...error.type, value: [...error.type.value] } } }),
  ).toEqual([[{ name: 'string', required: false }, 'string']]);
});

it('lists the names of variants', () => {
  const type = { name: 'other', raw: '(typeof tones)[number]', value: 'unknown[number]' } as const;
  const tone = {
    name: 'tone',
    type,
    options: ['plain', 'deep'],
    table: { type: { summary: 'unknown[number]' } },
  };
  expect(describeTypes({ tone })).toEqual([[type, "'plain' | 'deep'"]]);
});

it('does not change a prop without a type', () => {
  const size = { name: 'size', table: { type: { summary: 'number' } } };
  expect(describeTypes({ size })).toEqual([[undefined, 'number']]);
});
