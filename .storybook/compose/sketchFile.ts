import { formatted } from '../formatted.ts';
import type { Sketch } from './sketch.ts';

/** What the story of a sketch renders, with the data that its code uses. */
const renderOf = (code: string, data: readonly string[]): string =>
  data.length === 0 ? `<>${code}</>` : `<SketchData>{({ ${data.join(', ')} }) => <>${code}</>}</SketchData>`;

/** The story file of a sketch. */
export function sourceOf({ name, code, imports }: Sketch, file: string): Promise<string> {
  const data = ['offers[', 'word('].flatMap((used) => (code.includes(used) ? used.slice(0, -1) : []));
  const modules: Record<string, string> = { '#storybook/preview': 'preview' };
  for (const [from, names] of Object.entries(imports)) modules[from] = `{ ${names.join(', ')} }`;
  if (data.length > 0) modules['#storybook/SketchData'] = '{ SketchData }';
  const lines = Object.entries(modules)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `import ${names} from '${from}';`);
  return formatted(
    `${lines.join('\n')}

const meta = preview.meta({
  title: 'Sketches/${name}',
  tags: ['!autodocs'],
  parameters: { shop: { path: '/most-popular' } },
});

export default meta;

/** A sketch of the page Compose. */
export const Default = meta.story({ render: () => (${renderOf(code, data)}) });
`,
    file,
  );
}
