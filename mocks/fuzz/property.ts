import * as fc from 'fast-check';
import { it, vi } from 'vitest';

// Every run has new values. A failure prints its seed, which FUZZ_SEED repeats.
const { FUZZ_SEED } = process.env;
if (FUZZ_SEED) fc.configureGlobal({ seed: Number(FUZZ_SEED) });

/** A test that `holds` does not throw for `runs` values. Globals that it stubs are put back afterwards. */
export function property<T>(
  name: string,
  runs: number,
  values: fc.Arbitrary<T>,
  holds: (value: T) => void | Promise<void>,
): void {
  // A busy machine must not fail a test.
  it(`${name} (${runs} runs)`, { timeout: 60_000 }, async () => {
    // Malformed data is worth a warning, thousands are not.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    try {
      await fc.assert(
        fc.asyncProperty(values, async (value) => holds(value)),
        { numRuns: runs },
      );
    } finally {
      warn.mockRestore();
      vi.unstubAllGlobals();
    }
  });
}
