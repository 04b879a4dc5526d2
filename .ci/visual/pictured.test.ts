import { expect, it } from 'vitest';
import { goneStories, picturedStories } from './pictured';

const entry = (title: string, name: string, subtype = 'story') => {
  const id = `${title}--${name}`;
  return [
    id,
    { id, type: subtype === 'docs' ? 'docs' : 'story', subtype, title, name, importPath: '', tags: [] },
  ];
};

const indexOf = (...entries: ReturnType<typeof entry>[]) => ({ entries: Object.fromEntries(entries) });

const taken = picturedStories(
  indexOf(
    entry('Screens/Login', 'Docs', 'docs'),
    entry('Screens/Login', 'Default'),
    entry('Screens/Login', 'logs in', 'test'),
    entry('Screens/Login', 'Failed'),
    entry('Shell/Header', 'Default'),
    entry('UI/Actions/Button', 'Default'),
    entry('UI/Actions/Button', 'States'),
    entry('UI/Text/Text', 'Default'),
    entry('UI/Text/Text', 'Long Text'),
    entry('For developers/RPC client', 'Default'),
  ),
).map(({ title, name }) => `${title}/${name}`);

it('takes every state of screens and shell, without tests and docs', () => {
  expect(taken.filter((name) => !name.startsWith('UI/'))).toEqual([
    'Screens/Login/Default',
    'Screens/Login/Failed',
    'Shell/Header/Default',
  ]);
});

it('takes the default and the matrix of a primitive', () => {
  expect(taken.filter((name) => name.startsWith('UI/'))).toEqual([
    'UI/Actions/Button/Default',
    'UI/Actions/Button/States',
    'UI/Text/Text/Default',
  ]);
});

it('refuses an index of another shape', () => {
  expect(() => picturedStories({})).toThrow();
});

it('names the states that are gone', () => {
  const before = indexOf(
    entry('Screens/Login', 'Default'),
    entry('Screens/Login', 'Failed'),
    entry('UI/Actions/Button', 'Default'),
    entry('UI/Text/Text', 'Default'),
  );
  const now = indexOf(
    entry('Screens/Login', 'Default'),
    entry('Screens/Login', 'Refused'),
    entry('UI/Actions/Button', 'Default'),
    entry('UI/Actions/Button', 'States'),
  );
  expect(goneStories(before, now).map(({ id }) => id)).toEqual([
    'Screens/Login--Failed',
    'UI/Text/Text--Default',
  ]);
});
