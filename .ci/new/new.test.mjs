import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocks, intoBlock } from './plopfile.mjs';

// Compiling what the generator writes would take as long as all other unit tests. Whoever runs it sees that at once.
it.each(blocks)('$path has the block into which the generator writes: $begin', ({ path, begin }) => {
  const code = readFileSync(path, 'utf8');
  const entry = "  entry: 'new',";
  const lines = intoBlock(code, path, begin, entry).split('\n');
  const at = lines.indexOf(entry);
  expect(lines[at + 1]).toMatch(/^[}\]]/);
  expect(lines.toSpliced(at, 1).join('\n')).toBe(code);
});

it('a block that is missing is an error that names the file', () => {
  expect(() => intoBlock('const a = {};\n', 'app/x.ts', 'const routes = {', '')).toThrow(
    /^app\/x\.ts has no block/,
  );
});
