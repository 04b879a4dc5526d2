import type { Sketch } from './sketch.ts';

const indent = (code: string, by: string) => code.replaceAll(/^(?=.)/gm, by);

/** What the story of a sketch renders, with the offers and words that its code uses. */
function renderOf(code: string, data: readonly string[]): string {
  const shown = `(\n${indent(`<>\n${indent(code, '  ')}\n</>`, '  ')}\n)`;
  if (data.length === 0) return shown;
  const child = indent(shown, '    ').trimStart();
  return `(\n  <SketchData>\n    {({ ${data.join(', ')} }) => ${child}}\n  </SketchData>\n)`;
}

/** The story file of a sketch. */
export function sourceOf({ name, code, imports }: Sketch): string {
  const data = ['offers', 'words'].filter((used) => code.includes(`${used}[`));
  const lines = Object.entries(imports).map(
    ([from, names]) => `import { ${names.join(', ')} } from '${from}';\n`,
  );
  if (data.length > 0) lines.push("import { SketchData } from '#storybook/SketchData';\n");
  return `import preview from '#storybook/preview';
${lines.join('')}
const meta = preview.meta({
  title: 'Sketches/${name}',
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
