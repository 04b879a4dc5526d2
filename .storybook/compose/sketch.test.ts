import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { fromAddress, toAddress } from './address';
import { beginnings } from './beginnings';
import { fileOf, sourceOf } from './sketchFile';

describe('the address of a sketch', () => {
  it.each(['<Text>Ženšen „đ“ 👍</Text>', ' ', '<p>a+b/c==</p>'])('holds %o', (code) => {
    expect(toAddress(code)).toMatch(/^[\w-]+$/);
    expect(fromAddress(toAddress(code))).toBe(code);
  });

  it.each(['', '/offers/libido', '%', 'a', '_w'])('is none: %o', (text) => {
    expect(fromAddress(text)).toBeUndefined();
  });
});

describe('the story of a sketch', () => {
  it.each(beginnings.map(({ name, code }) => [name, code] as const))('%s is a module', (name, code) => {
    const source = sourceOf({ name, code, imports: { '#ui/Button': ['Button'] } });
    expect(parseSync(fileOf(name), source).errors).toEqual([]);
    expect(source).toContain(`title: 'For developers/${name}'`);
    expect(source).toContain("import { Button } from '#ui/Button';");
  });

  it('asks for the data that its code uses, and for no other', () => {
    const source = (code: string) => sourceOf({ name: 'One', code, imports: {} });
    expect(source('<b>{word("email")}</b>')).toContain('{({ word }) =>');
    expect(source('<b>word</b>')).not.toContain('SketchData');
  });

  it('has a file of its name', () => {
    expect(fileOf('Band with a bundle')).toBe('BandWithABundle.stories.tsx');
  });
});
