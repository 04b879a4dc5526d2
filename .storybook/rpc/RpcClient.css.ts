import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

const monospace = {
  ...typeStyle('caption'),
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
} as const;

/** Text, code and buttons. On wide screens the code is beside the rest. */
export const example = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from('xl')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const beside = style({
  '@media': { [media.from('xl')]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** Wraps long lines, so that nothing scrolls sideways. */
const block = style({
  ...monospace,
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  whiteSpace: 'pre-wrap',
});

export const code = style([block, { background: vars.color.surfaceSunken }]);

export const log = style([block, { background: vars.color.surfaceDeep, color: vars.color.inkOnDeep }]);

export const terms = style({ display: 'grid', gap: vars.space[4], margin: 0 });
export const entry = style({
  display: 'grid',
  columnGap: vars.space[8],
  '@media': { [media.from('xl')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const term = style({ ...monospace, fontWeight: vars.weight.semibold });
export const meaning = style({ ...typeStyle('small'), margin: 0, color: vars.color.inkMuted });
