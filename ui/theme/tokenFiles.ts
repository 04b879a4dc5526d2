import { fontMetrics } from './fontMetrics.ts';
import { drawnWidths, pixels } from './pixels.ts';
import { tokens } from './tokens.ts';

// The theme as files for other tools, in the format of the Design Tokens Community Group, version 2025.10.
// https://www.designtokens.org/TR/2025.10/format/

const [phone, desktop] = drawnWidths;

const families = { display: fontMetrics.brygada.familyName, text: fontMetrics.figtree.familyName };

/** A token of each entry of a group. */
const each = <Token>(group: Readonly<Record<string, string>>, token: (value: string) => Token) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, token(value)]));

/** `#21402F` or `rgba(16, 24, 19, .56)` as the format's colour. Throws for another spelling. */
function colour(value: string) {
  const [, red, green, blue, opacity] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(value) ?? [];
  const channels = red
    ? [red, green, blue].map(Number)
    : [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  if (!red && !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`${value} is neither #RRGGBB nor rgba().`);
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha: Number(opacity ?? 1),
    hex: `#${hex}`,
  };
}

const isFluid = (value: string) => value.startsWith('clamp');

/** A length that grows with the window has its value on a desktop; the description has the rest. */
const fluidNote = (value: string) =>
  isFluid(value) ? { $description: `${pixels(value, phone)} px at ${phone} px: ${value}` } : {};

const dimension = (value: string) => ({ value: pixels(value, desktop), unit: 'px' });
const dimensionToken = (value: string) => ({ $value: dimension(value), ...fluidNote(value) });

/** `0 24px 48px -12px rgba(24, 32, 27, .18)` as the format's shadow. */
function shadow(value: string) {
  const [lengths = '', paint = ''] = value.split(/ (?=rgba)/);
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
  return {
    color: colour(paint),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  };
}

const numbersIn = (value: string) => [...value.matchAll(/-?[\d.]+/g)].map(Number);

const ratio = (value: string) => {
  const [width = 1, height = 1] = numbersIn(value);
  return Math.round((width / height) * 10_000) / 10_000;
};

type TypeStyle = (typeof tokens.type)[keyof typeof tokens.type];

/** Letters are spaced in parts of their size in the theme, and in px in the format. */
const tracking = ({ size, tracking: em }: TypeStyle, width: number) =>
  Math.round(Number.parseFloat(em) * pixels(size, width) * 100) / 100;

const typography = (style: TypeStyle) => ({
  $value: {
    fontFamily: `{font.${style.family}}`,
    fontSize: dimension(style.size),
    fontWeight: Number(style.weight),
    letterSpacing: { value: tracking(style, desktop), unit: 'px' },
    lineHeight: Number(style.lineHeight),
  },
  ...fluidNote(style.size),
});

const typeStyles = Object.entries(tokens.type);
const colours = { $type: 'color', ...each(tokens.color, (value) => ({ $value: colour(value) })) };
const dimensions = (group: Readonly<Record<string, string>>) => ({
  $type: 'dimension',
  ...each(group, dimensionToken),
});

/** Everything in the theme. */
const allTokens = {
  $description: `Lengths that grow with the window have their value at ${desktop} px.`,
  color: colours,
  font: { $type: 'fontFamily', ...each(families, (family) => ({ $value: [family] })) },
  type: {
    $type: 'typography',
    ...Object.fromEntries(typeStyles.map(([name, style]) => [name, typography(style)])),
  },
  weight: { $type: 'fontWeight', ...each(tokens.weight, (value) => ({ $value: Number(value) })) },
  space: dimensions(tokens.space),
  radius: dimensions(tokens.radius),
  container: dimensions(tokens.container),
  control: dimensions(tokens.control),
  border: dimensions(tokens.border),
  focusRing: dimensions(tokens.focusRing),
  ratio: { $type: 'number', ...each(tokens.ratio, (value) => ({ $value: ratio(value) })) },
  z: { $type: 'number', ...each(tokens.z, (value) => ({ $value: Number(value) })) },
  shadow: { $type: 'shadow', ...each(tokens.shadow, (value) => ({ $value: shadow(value) })) },
  motion: {
    duration: {
      $type: 'duration',
      ...each(tokens.motion.duration, (value) => ({
        $value: { value: Number.parseInt(value, 10), unit: 'ms' },
      })),
    },
    easing: {
      $type: 'cubicBezier',
      ...each(tokens.motion.easing, (value) => ({ $value: numbersIn(value) })),
    },
  },
};

/** Figma names the mode of a file after this. */
const modeName = (name: string) => ({ $extensions: { 'com.figma.modeName': name } });

/** What Figma's variables hold of sizes in a window of this width: numbers, in px, as in the files that Figma exports. */
function figmaSizes(width: number) {
  const number = (value: number) => ({ $type: 'number', $value: value });
  const lengths = (group: Readonly<Record<string, string>>) =>
    each(group, (value) => number(pixels(value, width)));
  return {
    type: Object.fromEntries(
      typeStyles.map(([name, style]) => [
        name,
        {
          family: { $type: 'string', $value: families[style.family] },
          size: number(pixels(style.size, width)),
          lineHeight: number(Math.round(pixels(style.size, width) * Number(style.lineHeight) * 100) / 100),
          weight: number(Number(style.weight)),
          tracking: number(tracking(style, width)),
        },
      ]),
    ),
    space: lengths(tokens.space),
    radius: lengths(tokens.radius),
    container: lengths(tokens.container),
    control: lengths(tokens.control),
    border: lengths(tokens.border),
    ...modeName(`${width}`),
  };
}

/** The files, by name. One for every tool, and one a mode for Figma's variables, which take a file for each mode. */
export const tokenFiles: Readonly<Record<string, object>> = {
  'tokens.json': allTokens,
  'figma-colour.tokens.json': { color: colours, ...modeName('Colour') },
  ...Object.fromEntries(drawnWidths.map((width) => [`figma-size-${width}.tokens.json`, figmaSizes(width)])),
};
