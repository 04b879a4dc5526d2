import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const overlay = style({
  position: 'fixed',
  zIndex: vars.z.skipLink,
  inset: 0,
  // Containers lie on each other, centred.
  display: 'grid',
  justifyItems: 'center',
  opacity: 0.2,
  pointerEvents: 'none',
});

/** The content of a container is tinted, its gutters are darker. */
const container = (width: string) => ({
  gridArea: '1 / 1',
  width: '100%',
  maxWidth: `calc(${width} + 2 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  backgroundImage: `linear-gradient(${vars.color.success}, ${vars.color.success}), linear-gradient(${vars.color.danger}, ${vars.color.danger})`,
  backgroundClip: 'content-box, padding-box',
});

export const containers = styleVariants({
  page: container(vars.container.page),
  narrow: container(vars.container.narrow),
  text: container(vars.container.text),
});
