import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

// Each engine has its own pseudo-elements for `progress` and drops a rule with those of another.
const fill = { background: vars.color.brand };

export const progressBar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.space[1],
  border: 0,
  background: vars.color.line,
  forcedColorAdjust: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': {
      ...fill,
      transition: `inline-size ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
    },
    '&::-moz-progress-bar': fill,
  },
});
