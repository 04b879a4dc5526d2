import { style, styleVariants } from '@vanilla-extract/css';
import { countBubble, media, vars } from '#ui/theme';

/** Breaks inside a word only as a last resort, so that six columns share the width by wrapping between words. */
export const cell = style({
  '@media': { [media.from('md')]: { overflowWrap: 'break-word' } },
});

export const article = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: `calc(${vars.space[9]} / (${vars.ratio.portrait}))`,
  paddingInlineStart: `calc(${vars.space[9]} + ${vars.space[3]})`,
});

/** Out of the flow, so that the text and not the picture sets the row's baseline. */
export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: vars.space[9],
});

/** As wide as the longest link. In px, so that large text does not widen it: links take two lines then. */
export const links = style({ '@media': { [media.from('md')]: { minWidth: '156px' } } });

/** The newest order, and until when it lasts. */
export const first = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': { [media.above('xl')]: { flexDirection: 'row' } },
});

/** As wide as the window on phones, a card from there on; above 1020 px the last line is beside the pictures. */
const newestOrder = style({
  flex: '1 1 100%',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space[6]} ${vars.space.gutter} ${vars.space[5]}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.from('md')]: {
      marginInline: 0,
      padding: `${vars.space[7]} ${vars.space[8]} ${vars.space[8]}`,
      borderRadius: vars.radius.xl,
    },
    [media.above('xl')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"head head" "pictures line" "steps steps" "actions actions"',
      alignItems: 'center',
      rowGap: vars.space[6],
    },
  },
});

export const newest = styleVariants({
  known: [newestOrder, { background: vars.color.brandTint }],
  neutral: [newestOrder, { background: vars.color.surfaceSunken }],
});

/** The place of a part above 1020 px; below, the parts follow each other. */
const area = (gridArea: string) => ({ [media.above('xl')]: { gridArea } });

/** With large text, the amount is below the heading. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': area('head'),
});

export const title = style({ flex: '1 1 8rem', minWidth: 0 });

export const amount = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': area('pictures'),
});

export const pictureOf = style({ position: 'relative', width: vars.space[10] });

export const count = style({
  ...countBubble(vars.space[6]),
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const line = style({ '@media': area('line') });

export const steps = style({ '@media': area('steps') });

export const actions = style({
  display: 'grid',
  gap: vars.space[2],
  textAlign: 'center',
  '@media': {
    [media.from('md')]: {
      gridTemplateColumns: 'auto auto auto',
      justifyContent: 'start',
      alignItems: 'center',
      gap: vars.space[5],
    },
    [media.above('xl')]: { gridArea: 'actions' },
  },
});

export const card = style({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[10]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const cardPicture = style({ display: 'block' });

export const cardTitle = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const chevron = style({
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});
