import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pixels } from './pixels';
import { tokenFiles } from './tokenFiles';
import { tokens } from './tokens';

describe('pixels', () => {
  it('returns a length in a window of a width', () => {
    expect(pixels('clamp(2.75rem, 1.9rem + 3.6vw, 5.25rem)', 390)).toBe(44.44);
    expect(pixels('clamp(2.75rem, 1.9rem + 3.6vw, 5.25rem)', 1280)).toBe(76.48);
    expect(pixels('clamp(2.75rem, 1.9rem + 3.6vw, 5.25rem)', 320)).toBe(44);
    expect(pixels('clamp(2.75rem, 1.9rem + 3.6vw, 5.25rem)', 1920)).toBe(84);
    expect(['0', '12px', '.875rem', '10vw'].map((length) => pixels(length, 500))).toEqual([0, 12, 14, 50]);
  });

  it('throws for what is not a length', () => {
    for (const value of ['12', '1em', 'auto', 'calc(1px + 2px)'])
      expect(() => pixels(value, 390)).toThrow('is not a length');
  });
});

const dimension = v.strictObject({ value: v.number(), unit: v.literal('px') });
const colour = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.strictTuple([channel(), channel(), channel()]),
  alpha: channel(),
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});
function channel() {
  return v.pipe(v.number(), v.minValue(0), v.maxValue(1));
}
const weight = v.pipe(v.number(), v.minValue(1), v.maxValue(1000));

/** The values of each type, as the format has them. */
const values = {
  color: colour,
  dimension,
  number: v.number(),
  string: v.string(),
  fontFamily: v.array(v.string()),
  fontWeight: weight,
  duration: v.strictObject({ value: v.number(), unit: v.literal('ms') }),
  cubicBezier: v.strictTuple([channel(), v.number(), channel(), v.number()]),
  shadow: v.strictObject({
    color: colour,
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  }),
  typography: v.strictObject({
    fontFamily: v.picklist(['{font.display}', '{font.text}']),
    fontSize: dimension,
    fontWeight: weight,
    letterSpacing: dimension,
    lineHeight: v.number(),
  }),
};

const node = v.looseObject({
  $type: v.optional(v.picklist(Object.keys(values) as (keyof typeof values)[])),
  $value: v.optional(v.unknown()),
});

/** The names of a file's tokens with their values. Throws for one that the format does not allow. */
function readTokens(file: unknown, path = '', inherited?: keyof typeof values): Record<string, unknown> {
  const { $type = inherited, $value, ...rest } = v.parse(node, file);
  if ($value !== undefined) {
    if (!$type) throw new Error(`${path} has no type.`);
    return { [path]: v.parse(values[$type], $value) };
  }
  const children = Object.entries(rest).filter(([name]) => !name.startsWith('$'));
  for (const [name] of children) if (/[{}.]/.test(name)) throw new Error(`${name} cannot be a name.`);
  return Object.assign({}, ...children.map(([name, child]) => readTokens(child, `${path}/${name}`, $type)));
}

/** The names of a theme's values: `/color/ink`. A type style is one token. */
function namesOf(group: object, path = ''): string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string' || path === '/type' ? [`${path}/${name}`] : namesOf(value, `${path}/${name}`),
  );
}

describe('the files of tokens', () => {
  it('have every value of the theme, in the format of Design Tokens', () => {
    const written = readTokens(tokenFiles['tokens.json']);
    expect(Object.keys(written).sort()).toEqual([...namesOf(tokens), '/font/display', '/font/text'].sort());
    expect(written).toMatchObject({
      '/color/brand': { hex: tokens.color.brand.toLowerCase() },
      '/color/scrim': { alpha: 0.56, hex: '#101813' },
      '/space/section': { value: 104, unit: 'px' },
      '/shadow/panel': { offsetX: { value: -16 }, blur: { value: 48 }, color: { alpha: 0.18 } },
      '/motion/easing/standard': [0.2, 0, 0, 1],
      '/ratio/portrait': 0.8,
      '/type/h1': {
        fontFamily: '{font.display}',
        fontSize: { value: 54.88 },
        letterSpacing: { value: -1.1 },
      },
    });
  });

  it('have one mode each for Figma, with the same names in every mode of a collection', () => {
    const sizes = [390, 1280].map((width) => readTokens(tokenFiles[`figma-size-${width}.tokens.json`]));
    expect(Object.keys(sizes[0] ?? {})).toEqual(Object.keys(sizes[1] ?? {}));
    expect(sizes.map((mode) => mode['/type/hero/size'])).toEqual([44.44, 76.48]);
    expect(Object.keys(readTokens(tokenFiles['figma-colour.tokens.json']))).toHaveLength(
      Object.keys(tokens.color).length,
    );
    expect(
      Object.values(tokenFiles).map((file) => ('$extensions' in file ? file.$extensions : undefined)),
    ).toEqual([undefined, 'Colour', '390', '1280'].map((mode) => mode && { 'com.figma.modeName': mode }));
  });
});
