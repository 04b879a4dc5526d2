import { describe, expect, it } from 'vitest';
import { readTree } from '../conventions/tree.ts';
import { excuse } from './exceptions.ts';
import { laterApis } from './laterApis.ts';
import { findLaterUses } from './laterUses.ts';

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

  // tsconfig.floor.json has the same files.
  const shipped = [...readTree()].filter(
    ([path]) =>
      /^(?:ui|features|app)\/.*\.tsx?$/.test(path) &&
      !/\.(?:stories|test|test-d|plays)\.tsx?$|^app\/(?:build|flows|journeys)\//.test(path),
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
