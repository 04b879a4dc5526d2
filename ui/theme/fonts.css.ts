import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import { fontMetrics } from './fontMetrics';
import brygadaBalkan from './fonts/brygada-1918-balkan.woff2';
import brygadaLatin from './fonts/brygada-1918-latin.woff2';
import figtreeBalkan from './fonts/figtree-balkan.woff2';
import figtreeLatin from './fonts/figtree-latin.woff2';

const LATIN =
  'U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212';
const BALKAN = 'U+0106-0107, U+010C-010D, U+0110-0111, U+0160-0161, U+017D-017E';

const face = (url: string, fontWeight: string, unicodeRange: string) => ({
  src: `url("${url}") format("woff2")`,
  fontWeight,
  fontDisplay: 'swap' as const,
  unicodeRange,
});

// Quoted, because an unquoted name with a number is invalid and the browser drops the whole rule.
globalFontFace('"Brygada 1918"', [
  face(brygadaLatin, '500 600', LATIN),
  face(brygadaBalkan, '500 600', BALKAN),
]);
globalFontFace('Figtree', [face(figtreeLatin, '400 700', LATIN), face(figtreeBalkan, '400 700', BALKAN)]);

const { arial, brygada, dejaVuSans, dejaVuSerif, figtree, georgia, notoSerif, roboto } = fontMetrics;

/**
 * System fonts adjusted to the metrics of ours, so that nothing moves when the font files load. Georgia and Arial are on
 * Apple's devices and Windows, Noto and Roboto on Android, DejaVu on Linux.
 */
const display = createFontStack([brygada, georgia, notoSerif, dejaVuSerif], {
  fontFaceFormat: 'styleObject',
});
const text = createFontStack([figtree, arial, roboto, dejaVuSans], { fontFaceFormat: 'styleObject' });

for (const { '@font-face': rule } of [display.fontFaces, text.fontFaces].flat()) {
  const { fontFamily, ...fallback } = rule;
  if (fontFamily)
    globalFontFace(`"${fontFamily.replaceAll('"', '')}"`, { ...fallback, src: `${fallback.src}` });
}

/** `font-family` values: our font, its fallbacks with adjusted metrics, then the generic family. */
export const fontFamily = {
  display: `${display.fontFamily}, serif`,
  text: `${text.fontFamily}, sans-serif`,
};
