import { style } from '@vanilla-extract/css';
import { markTrack, media, vars } from '#ui/theme';

// Each engine has its own pseudo-elements for `progress` and drops a rule with those of another.
const fill = { background: vars.color.brand };
const forcedFill = { background: 'CanvasText' };

export const progressBar = style([
  markTrack(vars.color.line),
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: vars.space[1],
    border: 0,
    selectors: {
      '&::-webkit-progress-bar': { background: 'none' },
      '&::-webkit-progress-value': {
        ...fill,
        transition: `inline-size ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
      },
      '&::-moz-progress-bar': fill,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&::-webkit-progress-value': forcedFill, '&::-moz-progress-bar': forcedFill },
      },
    },
  },
]);
