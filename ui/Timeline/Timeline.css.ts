import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { markFill, media, typeStyle, vars } from '#ui/theme';

const size = createVar();
const gap = createVar();
const line = createVar();

export const timeline = styleVariants({
  icons: { vars: { [size]: vars.control.height, [gap]: vars.space[6] } },
  dots: { vars: { [size]: vars.space[3], [gap]: vars.space[5] } },
});

export const states = styleVariants({
  known: { vars: { [line]: vars.color.lineStrong } },
  loading: { vars: { [line]: vars.color.line } },
});

/** The line connects the centres of two markers. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size} minmax(0, 1fr)`,
  gap: vars.space[4],
  paddingBlockEnd: gap,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${size} / 2) 0`,
      insetInlineStart: `calc((${size} - ${vars.border.hairline}) / 2)`,
      borderInlineStart: `${vars.border.hairline} solid ${line}`,
    },
  },
});

/** The line to the next step is that of the way behind. */
export const doneStep = style({ vars: { [line]: vars.color.brand } });

export const directions = styleVariants({
  column: {},
  row: {
    '@media': {
      [media.above('xl')]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  },
});

/** In a row, the line connects the markers at the left of the steps. */
export const stepsIn = styleVariants({
  column: {},
  row: {
    '@media': {
      [media.above('xl')]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        paddingBlockEnd: 0,
        paddingInlineEnd: vars.space[5],
        selectors: {
          '&:not(:last-child)::before': {
            insetBlock: `calc((${size} - ${vars.border.hairline}) / 2) auto`,
            insetInline: `${size} 0`,
            borderInlineStart: 0,
            borderBlockStart: `${vars.border.hairline} solid ${line}`,
          },
        },
      },
    },
  },
});

const centred = { display: 'grid', alignContent: 'center', minHeight: size };

/** Beside its marker, a single line is centred on it; below it, the first lines of all steps are level. */
export const contentIn = styleVariants({
  column: centred,
  row: { '@media': { [media.upTo('xl')]: centred } },
});

const mark = style({ position: 'relative', width: size, height: size, borderRadius: vars.radius.pill });

const dot = style([mark, { marginBlockStart: `calc((${vars.type.body.lineHeight} * 1em - ${size}) / 2)` }]);

const markWithIcon = style([mark, { display: 'grid', placeItems: 'center' }]);

const ring = { background: vars.color.surface, border: `${vars.border.strong} solid` };

export const number = style(typeStyle('h3'));

export const marks = styleVariants({
  icon: [markWithIcon, { background: vars.color.brandTint, color: vars.color.brand }],
  done: [markWithIcon, { background: vars.color.brand, color: vars.color.brandInk }],
  current: [
    markWithIcon,
    {
      ...ring,
      borderColor: vars.color.brand,
      color: vars.color.brand,
      // Its colour alone tells it from the coming ones.
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    },
  ],
  coming: [markWithIcon, { ...ring, borderColor: vars.color.lineStrong, color: vars.color.inkMuted }],
  known: [dot, markFill(vars.color.brand)],
  loading: [dot, markFill(vars.color.line)],
});
