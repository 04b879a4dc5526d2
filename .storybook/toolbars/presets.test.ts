import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conditions, initialConditions } from './conditions';
import { globalsOf, keepPreset, presets, readPresets, valuesOf } from './presets';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('sets what a preset names, takes everything else back, and finds the same values again', () => {
  for (const { name, values } of presets) {
    const globals = globalsOf(values);
    expect(valuesOf({ ...initialConditions, ...globals }), name).toEqual(values);
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
  expect(valuesOf({ ...initialConditions, textSize: 200 })).toEqual({ textSize: '200' });
  expect(valuesOf({ ...initialConditions, textSize: 100 })).toEqual({});
});

it('keeps presets by name, and ignores what is not one', () => {
  keepPreset('Mine', { country: 'HR' });
  keepPreset('Other', { network: 'slow' });
  expect(keepPreset('Mine', { country: 'RS' }).map(({ name }) => name)).toEqual(['Other', 'Mine']);
  expect(readPresets().at(-1)).toEqual({ name: 'Mine', values: { country: 'RS' } });
  expect(keepPreset('Other')).toHaveLength(1);
  for (const text of ['{', '[{"name":""}]', '[{"name":"a","values":{"b":1}}]']) {
    stored.set('shop/presets', text);
    expect(readPresets()).toEqual([]);
  }
});
