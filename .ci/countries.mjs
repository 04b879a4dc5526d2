// npm run test:countries: draws all states in the other three countries; `npm test` draws only some of them there.
import { requireSetup } from './setup.mjs';

requireSetup();
const { run } = await import('./processes.mjs');
/** @type {string[]} */
const failed = [];
for (const country of ['RS', 'HR', 'ME']) {
  const filters = process.argv.slice(2).join(' ');
  const succeeded = await run(`vitest run --project=stories ${filters}`, { env: { STORY_COUNTRY: country } });
  if (!succeeded) failed.push(country);
}
console.log(failed.length ? `Failed in ${failed.join(', ')}` : 'All states were drawn in RS, HR and ME.');
process.exitCode = failed.length ? 1 : 0;
