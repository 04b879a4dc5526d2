import { definePreviewAddon } from 'storybook/internal/csf';
import { expect, mocked, spyOn } from 'storybook/test';

export interface ConsoleParameters {
  /** Parts of the errors that the story causes on purpose. Each must be logged; any other error fails the story. */
  consoleErrors?: readonly string[];
}

/** Fails stories that log an error, such as React's warning about a missing key. */
export const addonConsoleErrors = () =>
  definePreviewAddon<{ parameters: ConsoleParameters }>({
    beforeEach({ parameters }) {
      const expected = expectedErrors(parameters);
      const { error } = console;
      spyOn(console, 'error').mockImplementation((...args) => {
        if (!expected.some((part) => toText(args).includes(part))) error(...args);
      });
    },
    async afterEach({ parameters }) {
      const logged = mocked(console.error).mock.calls.map(toText);
      const expected = expectedErrors(parameters);
      const unexpected = logged.filter((text) => !expected.some((part) => text.includes(part)));
      if (unexpected.length > 0) throw new Error(`The story logged errors:\n${unexpected.join('\n')}`);
      for (const part of expected) await expect(logged).toContainEqual(expect.stringContaining(part));
    },
  });

const expectedErrors = ({ consoleErrors = [] }: ConsoleParameters) => consoleErrors;

const toText = (args: readonly unknown[]) => args.map(String).join(' ');
