import { globalStyle, style } from '@vanilla-extract/css';
import { media, supports, vars } from '#ui/theme';

/** Rules for wide windows, in browsers that can show the content of a closed `details`. In the others it stays a fold. */
const whenOpen = (rules: object) => ({
  [media.above('xl')]: { '@supports': { [supports.detailsContent]: rules } },
});

export const fold = style({
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': whenOpen({ borderBlockEnd: 0 }),
});

export const details = style({
  '@media': whenOpen({
    selectors: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
  }),
});

/** Hidden where there is nothing to open, so that it takes no focus and is no button; its title stays visible. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.control.height,
  '@media': whenOpen({ visibility: 'hidden', minHeight: 0, paddingBlockEnd: vars.space[2] }),
});

globalStyle(`${summary} > h2`, {
  '@media': whenOpen({ visibility: 'visible', pointerEvents: 'none', color: vars.color.inkMuted }),
});

/** Opens the list of countries at every width. */
export const country = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.minTarget,
});

const turning = style({
  flex: 'none',
  display: 'flex',
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
});

export const chevron = style([
  turning,
  { selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } } },
]);

export const icon = style([
  turning,
  { selectors: { '[open] > summary > &': { transform: 'rotate(45deg)' } } },
]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[4],
  paddingBlockEnd: vars.space[3],
  '@media': { [media.above('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
