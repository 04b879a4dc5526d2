import { tokens } from '#ui/theme';
import type { Rule, Tree } from './tree';

const filesLike = (tree: Tree, name: RegExp) => [...tree].filter(([path]) => name.test(path));

const SUPPRESSIONS =
  /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|biome|prettier)-(?:ignore|disable)|@\w+ \{[^}\n]*\bany\b/g;

/** Comments do not suppress the compiler or the linter, and JSDoc has no `any`. */
export const noSuppressions: Rule = (tree) =>
  filesLike(tree, /\.(tsx?|mjs)$/).flatMap(([path, code]) =>
    [...code.matchAll(SUPPRESSIONS)].map(([text]) => `${path} has '${text}': fix the error that it hides.`),
  );

/** Properties whose sizes come from the theme, with the theme's values. */
const scales = [
  {
    properties: /^(?:padding|margin|gap|rowGap|columnGap|inset|scrollMargin|scrollPadding)/,
    values: Object.values<string>(tokens.space),
    from: 'vars.space',
  },
  { properties: /^border\w*Radius$/, values: Object.values<string>(tokens.radius), from: 'vars.radius' },
  {
    properties: /^(?:border|outline)(?:Top|Right|Bottom|Left|Block|Inline|Start|End)*(?:Width)?$/,
    values: Object.values<string>(tokens.border),
    from: 'vars.border',
  },
];

const DECLARATION = /\b([a-z][A-Za-z]*):\s*('[^'\n]*'|`[^`]*`|-?\d*\.?\d+\b)/g;

/** Sizes that the theme has are written as its tokens; so is every font size. */
export const themeSizes: Rule = (tree) =>
  filesLike(tree, /^(?!ui\/theme\/).*\.css\.ts$/).flatMap(([path, code]) =>
    [...code.matchAll(DECLARATION)].flatMap(([, property = '', value = '']) => {
      // A bare number is in pixels.
      const sizes = /^[-\d.]+$/.test(value)
        ? [`${value.replace('-', '')}px`]
        : value.match(/(?<![\w.])[\d.]+(?:px|rem)\b/g);
      return (sizes ?? []).flatMap((size) => {
        const scale = scales.find(
          ({ properties, values }) => properties.test(property) && values.includes(size),
        );
        const from = property === 'fontSize' && size !== '0px' ? 'vars.type or typeStyle()' : scale?.from;
        return from ? [`${path} sets ${property} ${size}: take it from ${from}.`] : [];
      });
    }),
  );

const INTERFACE = /^(export )?interface (\w+)([^{]*)\{\n([\s\S]*?)^\}/gm;

/** Props of a primitive have a docstring, which Storybook's docs tables show. */
export const explainedProps: Rule = (tree) => {
  const interfaces = filesLike(tree, /^ui\/[A-Z]\w*\/\w+\.tsx$/).flatMap(([path, code]) =>
    [...code.matchAll(INTERFACE)].map(([, exported, name = '', heritage = '', body = '']) => ({
      path,
      name,
      isExported: exported !== undefined,
      heritage,
      lines: body.split('\n'),
    })),
  );
  const bases = new Set(interfaces.flatMap(({ heritage }) => heritage.match(/\w+/g) ?? []));
  return interfaces
    .filter(({ name, isExported }) => bases.has(name) || (isExported && name.endsWith('Props')))
    .flatMap(({ path, name, lines }) =>
      lines.flatMap((line, index) => {
        const prop = line.match(/^ {2}(?:readonly )?(['\w-]+)\??[:(<]/)?.[1];
        const isExplained = lines[index - 1]?.trimEnd().endsWith('*/');
        return prop && !isExplained ? [`${path}: add a docstring to ${prop} of ${name}.`] : [];
      }),
    );
};
