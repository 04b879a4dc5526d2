import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const anchor = style({ display: 'block', color: 'inherit', textDecoration: 'none' });

/** The focus ring follows the corners of the content. */
export const corners = styleVariants(
  { small: vars.radius.xs, medium: vars.radius.md, large: vars.radius.lg },
  (borderRadius) => ({ borderRadius, ':focus-visible': { borderRadius } }),
);
