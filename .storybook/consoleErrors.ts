import { definePreviewAddon } from 'storybook/internal/csf';
import { expect, type MockInstance, spyOn } from 'storybook/test';

export interface ConsoleParameters {
  /** Parts of the errors and warnings that the story causes on purpose. Each must be logged; any other fails the story. */
  consoleErrors?: readonly string[];
}

/** Fails stories that log an error or a warning, such as React's about a missing key. */
export const addonConsoleErrors = () => {
  let spies: MockInstance[] = [];
  return definePreviewAddon<{ parameters: ConsoleParameters }>({
    beforeEach({ parameters }) {
      // The actions panel serializes events with their window. Reading this deprecated property there logs a warning.
      Reflect.deleteProperty(window, '__STORYBOOK_STORY_STORE__');
      const { consoleErrors: expected = [] }: ConsoleParameters = parameters;
      spies = (['error', 'warn'] as const).map((method) => {
        const { [method]: log } = console;
        return spyOn(console, method).mockImplementation((...args) => {
          if (!expected.some((part) => toText(args).includes(part))) log(...args);
        });
      });
    },
    async afterEach({ parameters }) {
      const logged = spies.flatMap(({ mock }) => mock.calls).map(toText);
      const { consoleErrors: expected = [] }: ConsoleParameters = parameters;
      const unexpected = logged.filter((text) => !expected.some((part) => text.includes(part)));
      if (unexpected.length > 0)
        throw new Error(`The story logged errors or warnings:\n${unexpected.join('\n')}`);
      for (const part of expected) await expect(logged).toContainEqual(expect.stringContaining(part));
    },
  });
};

const toText = (args: readonly unknown[]) => args.map(String).join(' ');
