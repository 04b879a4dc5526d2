import { tokens } from '#ui/theme';
import { sourcesWhere } from './source';
import { isProduction, type Rule } from './tree';

const isStyles = (path: string) => path.endsWith('.css.ts') && !path.startsWith('ui/theme/');

/** Colours are the theme's. */
export const themeColours: Rule = (tree) =>
  sourcesWhere(tree, isStyles).flatMap(([path, { code }]) =>
    [
      ...code.matchAll(
        /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!\/)|\b(?:rgb|hsl)a?\([^)]*\)|\b(?:ok)?(?:lab|lch)\([^)]*\)/gi,
      ),
    ].map(([colour]) => `${path} writes the colour ${colour}: take one from vars.color.`),
  );

interface Scale {
  properties: RegExp;
  values: readonly string[];
  from: string;
}

/** Properties whose sizes the theme names, and the sizes it names for them. */
const scales: Scale[] = [
  {
    properties: /^(padding|margin|gap|rowGap|columnGap|inset|scrollMargin|scrollPadding)/,
    values: Object.values(tokens.space),
    from: 'vars.space',
  },
  { properties: /^border(\w+)?Radius$/, values: Object.values(tokens.radius), from: 'vars.radius' },
  {
    properties: /^(border|outline)(Top|Right|Bottom|Left|Block|Inline|Start|End)*(Width)?$/,
    values: Object.values(tokens.border),
    from: 'vars.border',
  },
];

const DECLARATION = /\b([a-z][A-Za-z]*):\s*('[^'\n]*'|"[^"\n]*"|`[^`]*`|-?\d*\.?\d+)/g;
const SIZE = /(?<![\w.])\d*\.?\d+(?:px|rem)\b/g;

/** A size that the theme names is taken from it; a type size always is. */
export const themeSizes: Rule = (tree) =>
  sourcesWhere(tree, isStyles).flatMap(([path, { code }]) =>
    [...code.matchAll(DECLARATION)].flatMap(([, property = '', value = '']) => {
      // A bare number is in pixels.
      const sizes = /^-?[\d.]+$/.test(value) ? [`${value.replace('-', '')}px`] : (value.match(SIZE) ?? []);
      const named = (size: string, { properties, values }: Scale) =>
        properties.test(property) && values.includes(size);
      return sizes.flatMap((size) => {
        if (property === 'fontSize' && size !== '0px') {
          return [`${path} sets fontSize ${size}: take it from vars.type or typeStyle().`];
        }
        const scale = scales.find((candidate) => named(size, candidate));
        return scale ? [`${path} sets ${property} ${size}: take it from ${scale.from}.`] : [];
      });
    }),
  );

const STYLE_PROP =
  /(?:^|[{;,(])\s*(?:readonly\s+)?(className|style)\??:\s*(?:string|CSSProperties|React\.|undefined)/gm;
const ALL_OF_AN_ELEMENT =
  /\b(?:\w*(?:HTML|SVG)Attributes|SVGProps|ComponentProps\w*)<\s*(?:['"]|HTML|SVG|typeof \w+\.)[^>]*>/g;

/** No component lets its user restyle it: a gap in the system then shows up as a gap. */
export const noStyleProps: Rule = (tree) =>
  sourcesWhere(tree, (path) => isProduction(path) && path.endsWith('.tsx')).flatMap(([path, { code }]) => {
    return [
      ...[...code.matchAll(STYLE_PROP)].map(
        ([, prop]) => `${path} takes ${prop}: offer a named variant instead.`,
      ),
      ...[...code.matchAll(ALL_OF_AN_ELEMENT)]
        // A pick, or the type of one property, does not let a class through.
        .filter(({ 0: text, index }) => {
          const isPicked = /\bPick<\s*$/.test(code.slice(0, index));
          const isOneProperty = code.slice(index + text.length).startsWith('[');
          return !isPicked && !isOneProperty;
        })
        .map(([text]) => `${path} takes all of ${text}, className among it: name the props that it needs.`),
    ];
  });
