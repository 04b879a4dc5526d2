import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

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
  overflowWrap: 'anywhere',
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

/** Centres a single line on its marker. */
export const content = style({ display: 'grid', alignContent: 'center', minHeight: size });

const mark = style({ position: 'relative', width: size, height: size, borderRadius: vars.radius.pill });

export const number = style(typeStyle('h3'));

export const marks = styleVariants({
  icon: [
    mark,
    { display: 'grid', placeItems: 'center', background: vars.color.brandTint, color: vars.color.brand },
  ],
  known: [
    mark,
    {
      marginBlockStart: `calc((${vars.type.body.lineHeight} * 1em - ${size}) / 2)`,
      background: vars.color.brand,
    },
  ],
  loading: [
    mark,
    {
      marginBlockStart: `calc((${vars.type.body.lineHeight} * 1em - ${size}) / 2)`,
      background: vars.color.line,
    },
  ],
});
