import { describe, expect, it } from 'vitest';
import { contrast, goodFor } from '#ui/foundations/blocks';
import { tokens } from '#ui/theme';
import { groupColours } from './groupColours';

describe('the colours of the categories', () => {
  it.each(Object.entries(groupColours))(
    'of %s have an ink with enough contrast for text on the tint and on white',
    (_group, { tint, ink }) => {
      expect(goodFor(contrast(ink, tint))).toBe('text');
      expect(goodFor(contrast(ink, tokens.color.surface))).toBe('text');
    },
  );
});
