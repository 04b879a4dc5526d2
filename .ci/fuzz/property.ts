import * as fc from 'fast-check';
import { afterAll, it } from 'vitest';

// The same values in every run: what fails once fails again.
fc.configureGlobal({ seed: 20_261_121 });

const done: string[] = [];

/** A test that holds for `runs` values of an arbitrary; how many it saw is printed at the end. */
export function property<T>(
  what: string,
  runs: number,
  values: fc.Arbitrary<T>,
  holds: (value: T) => void | Promise<void>,
): void {
  // A busy machine is no failure.
  it(`${what} (${runs} runs)`, { timeout: 60_000 }, async () => {
    let seen = 0;
    const counted = fc.asyncProperty(values, async (value) => {
      seen += 1;
      await holds(value);
    });
    await fc.assert(counted, { numRuns: runs });
    done.push(`${String(seen).padStart(6)}  ${what}`);
  });
}

/** Prints what every property of the file has seen. */
export function printRuns(): void {
  afterAll(() => {
    const sum = done.reduce((runs, line) => runs + Number.parseInt(line, 10), 0);
    console.log([...done, `${String(sum).padStart(6)}  runs in all`].join('\n'));
  });
}
