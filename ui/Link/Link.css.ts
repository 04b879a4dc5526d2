import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const link = style({
  textUnderlineOffset: '5px',
  textDecorationThickness: vars.border.field,
  transitionProperty: 'text-decoration-color',
  transitionDuration: vars.motion.duration.fast,
});

export const tones = styleVariants({
  brand: { color: vars.color.brand },
  ink: { color: vars.color.ink },
});

export const underlines = styleVariants({
  always: {
    textDecorationLine: 'underline',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationThickness: vars.border.strong } } },
    },
  },
  hover: {
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    selectors: { '&:focus-visible': { textDecorationColor: 'currentColor' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
  },
});

/** Only a word that is wider than the page breaks: an email address in large text. */
export const text = style({ minWidth: 0 });

export const placements = styleVariants({
  inline: {},
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: vars.control.minTarget,
    maxWidth: '100%',
    minHeight: vars.control.minTarget,
    fontWeight: vars.weight.semibold,
  },
  listed: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: vars.control.minTarget,
    maxWidth: '100%',
    minHeight: vars.control.minTarget,
    // A link that takes two lines needs a tight line height to be seen as one.
    paddingBlock: vars.space[1],
    lineHeight: vars.type.ui.lineHeight,
  },
});

// In a sentence an icon is aligned to the baseline like a letter.
const letter = { display: 'inline-block', verticalAlign: '-0.2em' };

export const icons = styleVariants({
  inline: { ...letter, marginInlineEnd: vars.space[1] },
  standalone: { flex: 'none' },
  listed: { flex: 'none', marginInlineEnd: vars.space[2] },
});

export const arrows = styleVariants({
  inline: { ...letter, marginInlineStart: vars.space[1] },
  standalone: { flex: 'none' },
  listed: { flex: 'none', marginInlineStart: vars.space[2] },
});
