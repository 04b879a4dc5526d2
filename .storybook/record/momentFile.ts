import { formatted } from '../formatted.ts';
import type { Moment } from './moment.ts';

/** The story file of a moment. */
export const sourceOf = ({ name, country, shop }: Moment): Promise<string> =>
  formatted(
    `import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Moments/${name}',
  tags: ['!autodocs'],
  // The whole shop, in the moment's country.
  globals: { country: '${country}', shell: 'on' },
  parameters: { layout: 'fullscreen' },
});

export default meta;

/** Saved in the running shop, with made-up data in place of personal data. */
export const Default = meta.story({
  render: () => <></>,
  parameters: {
    shop: ${JSON.stringify({ route: '/*', ...shop })},
  },
});
`,
    fileOf(name),
  );

export const fileOf = (name: string): string => `${name}.stories.tsx`;
