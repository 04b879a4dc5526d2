import { Source } from '@storybook/addon-docs/blocks';

const files = import.meta.glob<string>(['../../features/*/calls.ts', '../../features/shared/api/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const defining = Object.entries(files).filter(([, code]) => /^export const \w+ = defineCall\(/m.test(code));

/** The files that define calls: those of several screens, and those of one. */
export const CallSources = () =>
  defining.map(([path, code]) => (
    <section key={path}>
      <p>
        <code>{path.replace('../../', '')}</code>
      </p>
      <Source language="typescript" code={code} />
    </section>
  ));
