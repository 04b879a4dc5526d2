import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../../playwright.config';
import { chunkReportFile } from '../../build/chunkReport';

/** Source modules by script of the build, whose names have no words. */
export const readChunks = (): Record<string, string[]> =>
  JSON.parse(readFileSync(join(dist, chunkReportFile), 'utf8'));

/** The script of the build that holds a module: `assets/….js`. */
export function scriptOf(module: string): string {
  const found = Object.entries(readChunks()).find(([, modules]) => modules.includes(module));
  if (!found) throw new Error(`No script of the build has ${module}.`);
  return found[0];
}

/** The script that starts the app. */
export const entryScript = () => scriptOf('app/main.tsx');
