import type { Sketch } from './sketch.ts';

const indent = (code: string, by: string) => code.replaceAll(/^(?=.)/gm, by);

/** What the story of a sketch renders, with the data that its code uses. */
function renderOf(code: string, data: readonly string[]): string {
  const shown = `(\n${indent(`<>\n${indent(code, '  ')}\n</>`, '  ')}\n)`;
  if (data.length === 0) return shown;
  const child = indent(shown, '    ').trimStart();
  return `(\n  <SketchData>\n    {({ ${data.join(', ')} }) => ${child}}\n  </SketchData>\n)`;
}

/** The story file of a sketch. */
export function sourceOf({ name, code, imports }: Sketch): string {
  const data = ['offers[', 'word('].flatMap((used) => (code.includes(used) ? used.slice(0, -1) : []));
  const modules: Record<string, string> = { '#storybook/preview': 'preview' };
  for (const [from, names] of Object.entries(imports)) modules[from] = `{ ${names.join(', ')} }`;
  if (data.length > 0) modules['#storybook/SketchData'] = '{ SketchData }';
  const lines = Object.entries(modules)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `import ${names} from '${from}';`);
  return `${lines.join('\n')}

const meta = preview.meta({
  title: 'For developers/${name}',
  parameters: { shop: { path: '/most-popular' } },
});

export default meta;

/** A sketch of the page Compose. */
export const Default = meta.story({
  render: () => ${indent(renderOf(code, data), '  ').trimStart()},
});
`;
}

/** `Band with a bundle` → `BandWithABundle.stories.tsx`. */
export const fileOf = (name: string): string =>
  `${name.replaceAll(/ +(\w)/g, (_, letter: string) => letter.toUpperCase())}.stories.tsx`;
