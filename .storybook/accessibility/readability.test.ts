import { expect, it } from 'vitest';
import { readabilityOf } from './readability';

it('counts words a sentence and long words, without headings and addresses', () => {
  const text = '# Naslov koji se ne broji\n\nOn je tu. Ona je [napolju](/adresa).\n';
  // 6 words in 2 sentences, 1 of them long.
  expect(readabilityOf(text)).toEqual({ lix: 20, longest: 'On je tu.' });
});

it('finds the longest sentence', () => {
  expect(readabilityOf('Kratko. Ovo je duža rečenica. Kraj.').longest).toBe('Ovo je duža rečenica.');
});
