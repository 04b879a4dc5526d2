/** The part of es-check that `floor.journey.ts` uses; it has no types of its own. */
declare module 'es-check' {
  export function runChecks(configs: object[]): Promise<{ errors: { file: string; err: Error }[] }>;
}
