import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const crumbs = style({
  paddingBlock: vars.space[1],
  '@media': { [media.from('sm')]: { paddingBlock: vars.space[3] } },
});

/** Pictures beside the words from 800 px, above them below. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 53fr) minmax(0, 47fr)',
      alignItems: 'start',
      gap: vars.space[7],
    },
    [media.above('xl')]: { gap: vars.space[10] },
  },
});

export const gallery = style({
  minWidth: 0,
  '@media': {
    // Below the header, which up to 1020 px stays in sight.
    [media.from('sm')]: { position: 'sticky', insetBlockStart: vars.space[11] },
    [media.above('xl')]: { insetBlockStart: vars.space[6] },
  },
});

/** A long word must not widen its column. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 };

export const words = style({ ...column, gap: vars.space[7] });

export const title = style({ ...column, gap: vars.space[3] });

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[1],
  minHeight: vars.control.minTarget,
  borderRadius: vars.radius.xs,
  color: vars.color.ink,
  textAlign: 'start',
});

/** Rooms that words take, as high as the words, for as long as they load. */
export const crumbsRoom = style({ display: 'grid', alignItems: 'center', minHeight: vars.control.minTarget });
export const headingRoom = style({
  ...typeStyle('h1'),
  display: 'grid',
  alignItems: 'center',
  height: '1lh',
});
export const leadRoom = style({ ...typeStyle('lead'), display: 'grid', alignItems: 'center', height: '1lh' });
/** The old price and the saving stand one above the other beside the price. */
export const priceRoom = style({ display: 'grid', alignItems: 'center', height: vars.control.minTarget });
export const priceNoteRoom = style({
  ...typeStyle('small'),
  display: 'grid',
  alignItems: 'center',
  height: '1lh',
  lineHeight: vars.type.ui.lineHeight,
});
