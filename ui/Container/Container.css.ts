import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

const widths = {
  page: vars.container.page,
  narrow: vars.container.narrow,
  article: vars.container.article,
  text: vars.container.text,
  short: '440px',
};

const inWindow = style({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });
const inParent = style({ width: '100%', minWidth: 0 });

export const containers = {
  /** The width is that of the content; the gutter is added to it. */
  window: styleVariants(widths, (width) => [
    inWindow,
    { maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` },
  ]),
  parent: styleVariants(widths, (maxWidth) => [inParent, { maxWidth }]),
};
