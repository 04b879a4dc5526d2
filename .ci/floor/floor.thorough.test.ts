import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../app/build/contentPolicy.ts';
import { readTree } from '../conventions/tree.ts';
import { excuse } from './exceptions.ts';
import { laterApis, laterDirectives } from './laterApis.ts';
import { findLaterUses } from './laterUses.ts';
import { findUnguardedMixes } from './unguardedMixes.ts';

describe('the list of APIs that a browser of the floor lacks', () => {
  it.each([
    'AbortSignal.timeout',
    'Array.prototype.findLast',
    'Array.prototype.toSorted',
    'Document.prototype.startViewTransition',
    'Iterator.prototype.map',
    'Navigator.prototype.share',
    'Promise.withResolvers',
    'URL.canParse',
    'requestIdleCallback',
  ])('has %s', (api) => {
    expect(laterApis).toContain(api);
  });

  it.each([
    'AbortSignal.prototype.reason',
    'Array.prototype.at',
    'Iterator.prototype.next',
    'Object.hasOwn',
    'String.prototype.replaceAll',
    'fetch',
    'structuredClone',
  ])('does not have %s', (api) => {
    expect(laterApis).not.toContain(api);
  });
});

it('the content policy allows the style sheet in the page also where only `style-src` is known, and no styles in attributes', () => {
  const policy = new Map(
    contentPolicy({})
      .split('; ')
      .map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
  );
  expect([...policy.keys()].filter((name) => laterDirectives.includes(name))).toEqual([
    'style-src-elem',
    'style-src-attr',
  ]);
  expect(policy.get('style-src')).toBe(policy.get('style-src-elem'));
  expect(policy.get('style-src-attr')).toBe("'none'");
});

it('a mix of variable colours is found where a browser without it would show no colour', () => {
  const mix = 'background:color-mix(in srgb, var(--a), red)';
  expect(findUnguardedMixes(`.a{color:red;${mix}}@media (x){.b{${mix}}}`)).toEqual([mix, mix]);
  const guarded = `@media (x){@supports (color:color-mix(in srgb, red, red)){.a{${mix}}}}`;
  expect(findUnguardedMixes(`${guarded}.b{background:color-mix(in srgb, blue, red)}`)).toEqual([]);
});

describe('uses of later APIs', () => {
  const find = (code: string) =>
    findLaterUses('some.ts', code).map(({ api, line, isGuarded }) => `${api} ${line} ${isGuarded}`);

  it.each([
    ['if (URL.canParse(a)) {\n URL.canParse(b) }', 'URL.canParse 2 false'],
    ['const f = window.URL.canParse;', 'URL.canParse 1 false'],
    ['list\n.toSorted()', 'Array.prototype.toSorted 1 false'],
    ['list["toSorted"]()', 'Array.prototype.toSorted 1 false'],
    ['navigator.wakeLock.request("screen")', 'Navigator.prototype.wakeLock 1 false'],
    ['new Intl.Segmenter("hr")', 'Intl.Segmenter 1 false'],
    ['requestIdleCallback(() => {})', 'requestIdleCallback 1 false'],
    ['const a = /(?<=a)b/', 'lookbehind in a regular expression 1 false'],
    ['const a = `(width < 800px) 50vw`', 'a media condition with < or > 1 false'],
    ['a.closest("section:has(h2)")', 'a selector with :has() 1 false'],
    ['function a() { if (!window.CloseWatcher) return; new CloseWatcher() }', 'CloseWatcher 1 true'],
    ['function a() { return `print` in window && print() }', 'print 1 true'],
    [
      'function a() { return "share" in navigator && navigator.share({}) }',
      'Navigator.prototype.share 1 true',
    ],
    [
      'function a() { if (typeof b.checkVisibility === "function") b.checkVisibility() }',
      'Element.prototype.checkVisibility 1 true',
    ],
  ])('%s', (code, use) => {
    expect(find(code)).toContain(use);
  });

  it.each([
    'document.startViewTransition?.(() => {})',
    'const isThere = typeof URL.canParse === "function"',
    'let a: CloseWatcher | undefined; type B = Navigation',
    'function print() {} print()',
    'const { print } = labels; print()',
    'labels.share(a)',
    'import * as v from "valibot"; v.union([a, b])',
    '[...list].sort()',
  ])('none: %s', (code) => {
    expect(find(code)).toEqual([]);
  });

  // tsconfig.floor.json has the same files, and styles, which the build runs.
  const shipped = [...readTree()].filter(
    ([path]) =>
      /^(?:ui|features|app)\/.*\.tsx?$/.test(path) &&
      !/\.(?:stories|test|test-d|plays|css)\.tsx?$|^app\/(?:build|flows|journeys)\//.test(path),
  );

  it('none in our own code', () => {
    expect(shipped.length).toBeGreaterThan(300);
    const uses = shipped.flatMap(([path, code]) =>
      findLaterUses(path, code)
        .filter((use) => !excuse(use))
        .map(({ api, line, column }) => `${path}:${line}:${column} uses ${api}`),
    );
    expect(uses).toEqual([]);
  });
});
