import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { bottomInset } from './bottomInset';
import { media } from './breakpoints';
import { focusRing, typeStyle } from './mixins';
import { vars } from './theme.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // The sticky header and bars at the bottom must not cover a focused element (WCAG 2.4.11), also with larger text.
  scrollPaddingBlock: `6rem calc(6rem + env(safe-area-inset-bottom) + ${bottomInset})`,
});
globalStyle('body', {
  margin: 0,
  paddingBlockEnd: bottomInset,
  background: vars.color.surface,
  color: vars.color.ink,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Whatever stands in a grid or a row, a long word makes none wider than the page.
  overflowWrap: 'anywhere',
  ...typeStyle('body'),
  '@media': { [media.print]: { paddingBlockEnd: 0 } },
});
// An opening dialog (Radix) changes two inherited properties of the body, for which the browser would compute the styles of
// the whole page again: 60 ms on a phone. The scrim lies over the page, so the page need not refuse presses itself.
globalStyle('body > *', { pointerEvents: 'auto' });
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
// VoiceOver announces a list without markers as a list only if its items begin with a text, such as this space without
// width. An empty marker takes a line before pictures in WebKit.
globalStyle('li::before', { content: '"\\200B"', position: 'absolute' });
// By default, a fieldset is at least as wide as its content, and a legend as narrow as possible.
globalStyle('fieldset', { minInlineSize: 0 });
globalStyle('legend', { width: '100%' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: 'inherit' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle(':focus-visible', { ...focusRing, borderRadius: vars.radius.xs });
// After a page change, focus moves to the heading so that it is announced; it needs no focus ring.
globalStyle('h1[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('summary', { listStyle: 'none', cursor: 'pointer' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('th, td', { padding: 0 });
// The browser itself hides what it finds when searching (`Findable`).
globalStyle('[hidden]:where(:not([hidden="until-found"]))', { display: 'none' });

// On paper everything is black on white, also what stands on a colour on screens.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.print]: {
      color: 'black !important',
      background: 'transparent !important',
      boxShadow: 'none !important',
    },
  },
});

const chosen = [':is(a, button)[aria-current]', '[aria-pressed="true"]', '[aria-selected="true"]'];
// Forced colours take away the background that says what is chosen, the colour that says what is unavailable, and the
// shadow that separates a dialog from the page.
globalStyle(chosen.map((selector) => `${selector}:not(:focus-visible)`).join(', '), {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
globalStyle('[aria-disabled="true"]:not([aria-busy="true"])', {
  '@media': {
    // Stronger than the colours of each control, which would become those of an enabled one.
    [media.forcedColors]: { color: 'GrayText !important', borderColor: 'GrayText !important' },
  },
});
globalStyle('[role="dialog"]', {
  // Also while it has the focus, whose ring it does not show.
  '@media': { [media.forcedColors]: { outline: '2px solid !important', outlineOffset: '-2px' } },
});
