import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const container = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** The width is that of the content; the gutter is added to it. */
const contentWidth = (width: string) => ({ maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` });

export const widths = styleVariants({
  page: contentWidth(vars.container.page),
  narrow: contentWidth(vars.container.narrow),
  text: contentWidth(vars.container.text),
});
