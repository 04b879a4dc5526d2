import { definePreviewAddon } from 'storybook/internal/csf';
import { expect, type MockInstance, spyOn } from 'storybook/test';

export interface ConsoleParameters {
  /** Parts of the errors and warnings that the story causes on purpose. Each must be logged; any other fails the story. */
  consoleErrors?: readonly string[];
  /** Parts of the warnings that the story may log. The shop warns once per page about the same malformed data. */
  consoleWarnings?: readonly string[];
}

/** Fails stories that log an error or a warning, such as React's about a missing key. */
export const addonConsoleErrors = () => {
  let spies: MockInstance[] = [];
  return definePreviewAddon<{ parameters: ConsoleParameters }>({
    beforeEach({ parameters }) {
      const allowed = allowedTexts(parameters);
      spies = (['error', 'warn'] as const).map((method) => {
        const { [method]: log } = console;
        return spyOn(console, method).mockImplementation((...args) => {
          if (!allowed.some((part) => toText(args).includes(part))) log(...args);
        });
      });
    },
    async afterEach({ parameters }) {
      const logged = spies.flatMap(({ mock }) => mock.calls).map(toText);
      const allowed = allowedTexts(parameters);
      const unexpected = logged.filter((text) => !allowed.some((part) => text.includes(part)));
      if (unexpected.length > 0)
        throw new Error(`The story logged errors or warnings:\n${unexpected.join('\n')}`);
      for (const part of parameters.consoleErrors ?? [])
        await expect(logged).toContainEqual(expect.stringContaining(part));
    },
  });
};

const allowedTexts = ({ consoleErrors = [], consoleWarnings = [] }: ConsoleParameters) => [
  ...consoleErrors,
  ...consoleWarnings,
];

const toText = (args: readonly unknown[]) => args.map(String).join(' ');
