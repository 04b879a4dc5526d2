import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

/** Two lines on every phone: on one line, the heading would fit in some fonts and not in others, and move what follows. */
export const heading = style({ '@media': { [media.below('sm')]: { maxWidth: '18rem' } } });
