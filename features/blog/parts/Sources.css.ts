import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

export const source = style({});

/** Nobody can press a link on paper. */
globalStyle(`${source} a::after`, { '@media': { [media.print]: { content: '" " attr(href)' } } });
