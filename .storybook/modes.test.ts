import { expect, it } from 'vitest';
import { chromaticModes, hasPictures } from './modes';

it('takes a state of the shop in four countries, on a phone and on a desktop', () => {
  const modes = Object.keys(chromaticModes({ title: 'Screens/Checkout', storyGlobals: {} }));
  expect(modes).toHaveLength(8);
  expect(modes).toContain('HR phone');
});

it('takes no picture twice where the story names its country or its size', () => {
  const named = { title: 'Shell/Header', storyGlobals: { country: 'RS' } };
  expect(Object.keys(chromaticModes(named))).toEqual(['RS phone', 'RS desktop']);
  const narrow = { title: 'Shell/Header', storyGlobals: { viewport: { value: 'narrow' } } };
  expect(Object.keys(chromaticModes(narrow))).toEqual(['BA narrow', 'RS narrow', 'HR narrow', 'ME narrow']);
});

it('takes one picture of a primitive', () => {
  expect(Object.keys(chromaticModes({ title: 'UI/Actions/Button', storyGlobals: {} }))).toHaveLength(1);
});

it("takes no picture of tests, of most states of primitives, and of states that are another state in one of that state's modes", () => {
  expect(hasPictures([], 'Screens/Club', 'Default')).toBe(true);
  expect(hasPictures([], 'Screens/Club', 'Joined, RS')).toBe(true);
  expect(hasPictures([], 'Screens/Club', 'RS')).toBe(false);
  expect(hasPictures([], 'Screens/Club', 'Phone')).toBe(false);
  expect(hasPictures([], 'UI/Content/Tabs', 'States')).toBe(true);
  expect(hasPictures([], 'UI/Content/Tabs', 'Phone')).toBe(false);
  expect(hasPictures([], 'Shared/Price', 'Default')).toBe(false);
  expect(hasPictures(['test-fn'], 'Screens/Club', 'closes on Escape')).toBe(false);
});
