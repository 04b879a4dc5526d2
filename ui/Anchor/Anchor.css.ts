import { style, styleVariants } from '@vanilla-extract/css';
import { cornerRadius } from '#ui/theme';

export const anchor = style({ display: 'block', color: 'inherit', textDecoration: 'none' });

/** The focus ring follows the corners of the content. */
export const corners = styleVariants(cornerRadius, (borderRadius) => ({
  borderRadius,
  ':focus-visible': { borderRadius },
}));
