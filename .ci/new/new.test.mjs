import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocks, intoBlock } from './plopfile.mjs';

// `npm run test:new` compiles and draws what the generator writes; this names a block that has gone at once.
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
