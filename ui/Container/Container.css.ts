import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const container = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** The measure is that of the content: the gutter comes on top. */
const measure = (width: string) => ({ maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` });

export const widths = styleVariants({
  page: measure(vars.container.page),
  narrow: measure(vars.container.narrow),
  text: measure(vars.container.text),
});
