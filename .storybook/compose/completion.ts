import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { offerSlugs } from '#mocks/fixtures';
import { shopMessages } from '../messages/shopMessages';
import { parts } from './parts';

/** What Storybook's compiler notes of a component, as far as it is read here. */
const docsSchema = v.object({
  description: v.optional(v.string(), ''),
  props: v.optional(v.record(v.string(), v.object({ description: v.optional(v.string(), '') })), {}),
});

interface StoryModule {
  default?: {
    input?: {
      component?: ComponentType;
      argTypes?: Readonly<Record<string, { options?: readonly unknown[] }>>;
    };
  };
}

const stories = import.meta.glob<StoryModule>('../../{ui,features/shared/offer}/**/*.stories.tsx');

/** The values of a prop as its stories list them for the controls. */
async function readOptions(): Promise<Map<ComponentType, Map<string, string[]>>> {
  const modules = await Promise.all(Object.values(stories).map((load) => load()));
  return new Map(
    modules.flatMap(({ default: meta }) => {
      const { component, argTypes = {} } = meta?.input ?? {};
      const options = Object.entries(argTypes).map(
        ([name, argType]) =>
          [name, (argType.options ?? []).filter((option) => typeof option === 'string')] as const,
      );
      return component ? [[component, new Map(options)] as const] : [];
    }),
  );
}

const firstSentence = (text: string) => /^[^.]*/.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? '';

/** What can stand in a sketch: components, their props, the values of these, offers and messages. */
async function readCompletions() {
  const options = await readOptions();
  const known = new Map(
    parts.map(({ name, component }) => {
      const docs = v.safeParse(docsSchema, Reflect.get(component, '__docgenInfo'));
      return [
        name,
        { ...(docs.success ? docs.output : { description: '', props: {} }), options: options.get(component) },
      ];
    }),
  );
  const words: Completion[] = shopMessages.map(({ name, texts }) => ({ label: name, detail: texts.BA }));
  return {
    tags: () => [...known].map(([label, { description }]) => ({ label, detail: firstSentence(description) })),
    props: (tag: string) =>
      Object.entries(known.get(tag)?.props ?? {}).map(([label, { description }]) => ({
        label,
        detail: firstSentence(description),
      })),
    values: (tag: string, prop: string) =>
      (known.get(tag)?.options?.get(prop) ?? []).map((label) => ({ label })),
    offers: () => offerSlugs.map((label) => ({ label })),
    words: () => words,
  };
}

/** Completes what is being typed, by the text before it. */
export async function createCompletion() {
  const found = await readCompletions();
  const places: [pattern: RegExp, options: (match: readonly string[]) => Completion[]][] = [
    [/offers\['([\w-]*)$/, found.offers],
    [/word\('([\w.]*)$/, found.words],
    [/<([A-Z]\w*)[^<>]*\s([\w-]+)="([\w-]*)$/, ([, tag = '', prop = '']) => found.values(tag, prop)],
    [/<([A-Z]\w*)(?:\s[^<>]*)?\s(\w*)$/, ([, tag = '']) => found.props(tag)],
    [/<([A-Z]?\w*)$/, found.tags],
  ];
  return ({ state, pos }: CompletionContext): CompletionResult | null => {
    const before = state.sliceDoc(Math.max(0, pos - 400), pos);
    for (const [pattern, options] of places) {
      const match = pattern.exec(before);
      if (match)
        return { from: pos - (match.at(-1)?.length ?? 0), options: options(match), validFor: /^[\w.-]*$/ };
    }
    return null;
  };
}
