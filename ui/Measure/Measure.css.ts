import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const measure = style({ width: '100%', minWidth: 0 });
export const widths = styleVariants(
  { short: '440px', text: vars.container.text, article: vars.container.article },
  (maxWidth) => ({ maxWidth }),
);
