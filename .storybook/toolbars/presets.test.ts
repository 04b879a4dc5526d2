import { expect, it } from 'vitest';
import { conditions, initialConditions } from './conditions';
import { changedConditions, globalsOf, presets } from './presets';

it('sets what a preset names, takes everything else back, and finds the same conditions again', () => {
  for (const { name, values } of presets) {
    const globals = globalsOf(values);
    const { country: _country, 'viewport.value': _viewport, ...conditionValues } = values;
    expect(changedConditions({ ...initialConditions, ...globals }), name).toEqual(conditionValues);
    expect(Object.keys(globals)).toEqual(expect.arrayContaining(Object.keys(conditions)));
  }
  expect(globalsOf({})).toEqual({ ...initialConditions, viewport: { value: undefined, isRotated: false } });
});

it('names conditions and choices that exist', () => {
  for (const [name, value] of presets.flatMap(({ values }) => Object.entries(values)))
    if (name in conditions)
      expect(conditions[name as keyof typeof conditions].choices.map((choice) => choice.value)).toContain(
        value,
      );
});

it('reads text sizes from an address as numbers', () => {
  expect(changedConditions({ ...initialConditions, textSize: 200 })).toEqual({ textSize: '200' });
  expect(changedConditions({ ...initialConditions, textSize: 100 })).toEqual({});
});
