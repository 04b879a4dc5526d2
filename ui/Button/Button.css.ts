import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars, whilePressed } from '#ui/theme';

export const button = style({
  ...typeStyle('button'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  position: 'relative',
  border: `${vars.border.field} solid transparent`,
  borderRadius: vars.radius.md,
  textAlign: 'center',
  textDecoration: 'none',
  transitionProperty: 'background-color, color, border-color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  selectors: {
    '&[aria-disabled="true"]:not([aria-busy="true"])': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.surfaceSunken,
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    ...whilePressed,
  },
  // Nobody presses paper.
  '@media': { [media.print]: { display: 'none' } },
});

const hover = (rules: { background?: string; color?: string; borderColor?: string }) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': rules } } },
});

export const tones = styleVariants({
  primary: {
    background: vars.color.accent,
    color: vars.color.accentInk,
    ...hover({ background: vars.color.accentHover }),
  },
  secondary: {
    background: vars.color.brand,
    color: vars.color.brandInk,
    ...hover({ background: vars.color.brandHover }),
  },
  quiet: {
    borderColor: vars.color.brand,
    color: vars.color.brand,
    ...hover({ background: vars.color.brandTint }),
  },
});

export const sizes = styleVariants({
  small: {
    minHeight: vars.control.heightSmall,
    padding: `${vars.space[1]} ${vars.space[4]}`,
    fontSize: vars.type.ui.size,
  },
  medium: { minHeight: vars.control.height, padding: `${vars.space[2]} ${vars.space[6]}` },
  large: {
    minHeight: vars.control.heightLarge,
    padding: `${vars.space[2]} ${vars.space[6]}`,
    fontSize: vars.type.lead.size,
  },
});

export const widths = styleVariants({ content: {}, full: { width: '100%' } });

/** The label and its icon; the label stays beside the spinner of a busy button. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

/** Reserves the width of a small spinner and its gap, half on each side. */
export const spinnerSpace = style({ paddingInline: `calc((${vars.space[5]} + ${vars.space[2]}) / 2)` });
