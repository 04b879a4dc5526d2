import { style } from '@vanilla-extract/css';
import { media, supports, vars } from '#ui/theme';

/** The paper's own shadow would be cut off with its edge. */
export const shadow = style({
  filter: `drop-shadow(${vars.shadow.paper})`,
  '@media': { [media.print]: { filter: 'none' } },
});

/** The lower edge is torn: half circles of this width, side by side, are cut out of it. */
const TOOTH = vars.space[5];
const tooth = `radial-gradient(circle at 50% 100%, transparent calc(${TOOTH} / 3), ${vars.color.ink} calc(${TOOTH} / 3 + .5px))`;

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[8]}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  background: vars.color.surface,
  maskImage: tooth,
  maskSize: `${TOOTH} 100%`,
  maskRepeat: 'repeat-x',
  '@supports': {
    [supports.colorMix]: { background: `color-mix(in srgb, ${vars.color.tint} 16%, ${vars.color.surface})` },
  },
  '@media': { [media.from('sm')]: { padding: `${vars.space[7]} ${vars.space[7]} ${vars.space[9]}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `${vars.border.hairline} dashed ${vars.color.lineStrong}`,
});
