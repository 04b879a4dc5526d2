import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Columns of equal width that wrap, so that the table is as wide as the page. */
export const table = style({ width: '100%', tableLayout: 'fixed', overflowWrap: 'anywhere' });

/** A text that is the same as in BA. Storybook gives every `span` of a docs page a font of its own. */
export const same = style({ color: vars.color.inkMuted, selectors: { 'td > &': { font: 'inherit' } } });
