import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** The arrows of the carousel are at its corner, after the link. */
export const section = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** As high as the arrows, with space for three of them. */
globalStyle(`${section} > a`, {
  justifySelf: 'start',
  height: vars.space[9],
  '@media': {
    [media.below('sm')]: { order: 1 },
    [media.from('sm')]: { marginInlineEnd: `calc(3 * ${vars.space[9]} + 3 * ${vars.space[3]})` },
  },
});

globalStyle(`${section} > div`, { gridColumn: '1 / -1', minWidth: 0 });
