import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';
import { belowHeader } from '../QuizScreen.css';

/** The width of the words; the picture has the rest of the page, up to the window's edge. */
const WORDS = '740px';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: `minmax(${vars.space.gutter}, 1fr) minmax(0, ${WORDS}) minmax(0, calc(${vars.container.page} - ${WORDS})) minmax(${vars.space.gutter}, 1fr)`,
      // Words and doses together are centred beside the picture.
      gridTemplateRows: '1fr auto auto 1fr',
    },
  },
});

/** On a phone, picture and words fill the first window together. */
export const first = style({
  position: 'relative',
  '@media': {
    [media.below('sm')]: { display: 'flex', flexDirection: 'column', minHeight: belowHeader.narrow },
    [media.from('sm')]: { display: 'contents' },
  },
});

export const picture = style({
  overflow: 'hidden',
  background: vars.color.tint,
  '@media': {
    [media.below('sm')]: { position: 'relative', flex: '1 0 200px', maxHeight: '440px' },
    [media.from('sm')]: {
      gridArea: '1 / 3 / 5 / 5',
      position: 'sticky',
      insetBlockStart: 0,
      height: belowHeader.wide,
      maxHeight: '920px',
    },
  },
});

/** As high as the place of the picture, which is no number of its own. */
export const filling = style({ position: 'absolute', inset: 0 });

const besidePicture = { paddingInlineEnd: vars.space.gutter };

export const words = style({
  '@media': {
    [media.below('sm')]: { padding: `${vars.space[3]} ${vars.space.gutter} 0` },
    [media.from('sm')]: {
      gridArea: '2 / 2 / 3 / 3',
      display: 'grid',
      gap: vars.space[6],
      paddingBlock: vars.space[6],
      ...besidePicture,
    },
    [media.above('xl')]: { paddingInlineEnd: vars.space[11] },
  },
});

export const doses = style({
  '@media': {
    [media.from('sm')]: { gridArea: '3 / 2 / 4 / 3', paddingBlockEnd: vars.space[6], ...besidePicture },
    [media.above('xl')]: { paddingInlineEnd: vars.space[11] },
  },
});

/** Back, and the place in the quiz. On a phone it lies on the tint beside the pack. */
export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: vars.color.inkMuted,
  '@media': {
    [media.below('sm')]: {
      position: 'absolute',
      insetInline: vars.space.gutter,
      insetBlockStart: vars.space[1],
      color: vars.color.tintInk,
    },
  },
});

export const name = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  '@media': { [media.from('sm')]: { gap: vars.space[3] } },
});

export const goal = style({ '@media': { [media.below('sm')]: { display: 'none' } } });

export const reason = style({
  ...typeStyle('lead'),
  maxWidth: '31em',
  textWrap: 'pretty',
  '@media': {
    [media.below('sm')]: {
      ...typeStyle('body'),
      lineHeight: vars.type.small.lineHeight,
      paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
    },
  },
});

export const order = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const buttons = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.above('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const skip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  '@media': {
    [media.below('sm')]: {
      justifyContent: 'space-between',
      paddingBlock: `${vars.space[1]} ${vars.space[5]}`,
    },
  },
});
