import { style } from '@vanilla-extract/css';
import { focusRing, media, supports, typeStyle, vars } from '#ui/theme';

export const stars = style({
  position: 'relative',
  display: 'flex',
  width: 'fit-content',
  '@media': {
    [media.below('xs')]: {
      // Reserves the line of the chosen star's label, so that nothing moves when it appears.
      paddingBlockEnd: `calc(${vars.type.ui.size} * ${vars.type.ui.lineHeight} + ${vars.space[1]})`,
    },
  },
  // Aligns the icon of the first star, not its target, with the field's label.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const star = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.minTarget,
  height: vars.control.minTarget,
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': focusRing },
  '@supports': { [supports.withoutHas]: { selectors: { '&:focus-within': focusRing } } },
});

export const radio = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: '100%',
  height: '100%',
  margin: 0,
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
});

export const outline = style({ gridArea: '1 / 1', pointerEvents: 'none', color: vars.color.lineStrong });

const CHOSEN = `${radio}:checked ~`;
const BEFORE_CHOSEN = `${star}:has(~ ${star} :checked) >`;

// The filled stars follow from the radio buttons alone, so they are correct however a form sets or resets them.
export const solid = style({
  gridArea: '1 / 1',
  pointerEvents: 'none',
  opacity: 0,
  color: vars.color.rating,
  transition: `opacity ${vars.motion.duration.instant} ${vars.motion.easing.standard}`,
  selectors: {
    [`${CHOSEN} &, ${BEFORE_CHOSEN} &`]: { opacity: 1 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        // While a pointer is over the stars, they preview its position instead of the chosen value.
        [`${stars}:has(${star}:hover) ${star} > &`]: { opacity: 0 },
        [`${stars}:has(${star}:hover) ${star}:hover > &`]: { opacity: 1 },
        [`${stars}:has(${star}:hover) ${star}:has(~ ${star}:hover) > &`]: { opacity: 1 },
      },
    },
  },
});

export const label = style({
  ...typeStyle('ui'),
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockEnd: 0,
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
  selectors: { [`${CHOSEN} &`]: { clipPath: 'none' } },
  '@media': {
    [media.from('xs')]: {
      insetInlineStart: `calc(100% + ${vars.space[2]})`,
      insetBlock: 0,
      display: 'flex',
      alignItems: 'center',
    },
    [media.hover]: {
      selectors: {
        [`${stars}:has(${star}:hover) ${star} > &`]: { clipPath: 'inset(50%)' },
        [`${stars}:has(${star}:hover) ${star}:hover > &`]: { clipPath: 'none' },
      },
    },
  },
});
