import { readFileSync } from 'node:fs';

/**
 * Whether a Node version is in a range of the form that `engines` uses: `^20.19 || >=22.12`.
 * @param {string} version `20.19.4`
 * @param {string} range alternatives of `^major.minor` and `>=major.minor`
 */
export function satisfies(version, range) {
  const [major, minor] = numbers(version);
  return range.split('||').some((part) => {
    const alternative = part.trim();
    const [wantedMajor, wantedMinor] = numbers(alternative.replace(/^(\^|>=)/, ''));
    if (major === wantedMajor) return minor >= wantedMinor;
    return alternative.startsWith('>=') && major > wantedMajor;
  });
}

/**
 * @param {string} version
 * @returns {[number, number]}
 */
function numbers(version) {
  const [major, minor] = version.split('.');
  return [Number(major), Number(minor || 0)];
}

/** Ends the process with a plain sentence where this Node cannot run the project. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  if (satisfies(process.versions.node, engines.node)) return;
  console.error(
    `This project needs Node ${engines.node.replaceAll('||', 'or')}; this is Node ${process.versions.node} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org, or with a version manager: nvm install --lts',
  );
  process.exit(1);
}
