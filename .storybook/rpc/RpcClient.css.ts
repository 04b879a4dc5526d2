import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

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
  ...typeStyle('caption'),
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  whiteSpace: 'pre-wrap',
});

export const code = style([block, { background: vars.color.surfaceSunken }]);

export const log = style([block, { background: vars.color.surfaceDeep, color: vars.color.inkOnDeep }]);
