import { describe, expect, it } from 'vitest';
import { tokens } from '#ui/theme';
import { contrast } from './contrast';

describe('contrast', () => {
  it('returns the known ratios of pairs, in either order', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('#FFFFFF', '#000000')).toBe(21);
    expect(contrast('#123456', '#123456')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#0000FF', '#FFFFFF')).toBeCloseTo(8.592, 3);
  });
});

describe('the theme', () => {
  const { color } = tokens;

  it.each([
    ['ink', 'surface'],
    ['ink', 'surfaceSunken'],
    ['ink', 'brandTint'],
    ['ink', 'successTint'],
    ['ink', 'warningTint'],
    ['ink', 'dangerTint'],
    ['inkMuted', 'surface'],
    ['inkMuted', 'surfaceSunken'],
    ['danger', 'surface'],
    ['danger', 'surfaceSunken'],
    ['tintInk', 'tint'],
    ['inkOnDeep', 'surfaceDeep'],
    ['inkOnDeep', 'surfaceDeepRaised'],
    ['inkOnDeepMuted', 'surfaceDeep'],
    ['inkOnDeepMuted', 'surfaceDeepRaised'],
  ] as const)('has the contrast of 7 for what is read in %s on %s', (ink, surface) => {
    expect(contrast(color[ink], color[surface])).toBeGreaterThanOrEqual(7);
  });

  it.each(['body', 'lead', 'reading'] as const)('has at least 17 px for %s, which is read', (name) => {
    const smallest = /[\d.]+(?=rem)/.exec(tokens.type[name].size);
    expect(Number(smallest?.[0]) * 16).toBeGreaterThanOrEqual(17);
  });

  it.each([
    ['rating', 'surface'],
    ['lineStrong', 'surface'],
    ['focus', 'surface'],
    ['focus', 'surfaceSunken'],
    ['focusOnDeep', 'surfaceDeep'],
  ] as const)('has enough contrast for graphics in %s on %s', (ink, surface) => {
    expect(contrast(color[ink], color[surface])).toBeGreaterThanOrEqual(3);
  });
});
