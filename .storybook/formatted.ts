import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/**
 * The source of a file as `npm run format` leaves it.
 *
 * @param root the folder of the formatter's settings
 */
export async function formatted(source: string, file: string, root = import.meta.dirname): Promise<string> {
  const command = [biome, 'format', `--stdin-file-path=${file}`];
  const run = promisify(execFile)(process.execPath, command, { cwd: root });
  run.child.stdin?.end(source);
  return (await run).stdout;
}
