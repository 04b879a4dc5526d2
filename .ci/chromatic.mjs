// npm run chromatic: builds Storybook and sends its pictures to Chromatic.
import { requireNode } from './node-version.mjs';
import { bin, node, run, stopOnSignal } from './processes.mjs';
import { ensurePackages } from './setup.mjs';

requireNode();
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic compares pictures of every story, and needs to know for which project: set CHROMATIC_PROJECT_TOKEN.\n' +
      "The token stands at https://www.chromatic.com under the project's Manage > Configure.\n" +
      '  here:   CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic\n' +
      '  on CI:  as a secret of that name, handed to the step that runs npm run chromatic',
  );
  process.exit(1);
}
stopOnSignal(130);
await ensurePackages();
const build = await run(node, [bin('storybook'), 'build', '-o', 'storybook-static']);
if (build.code !== 0) process.exit(1);
const { code } = await run(node, [bin('chromatic'), '--storybook-build-dir=storybook-static'], {
  minutes: 60,
});
process.exit(code ?? 1);
