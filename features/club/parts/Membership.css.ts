import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)`,
  gap: vars.space[3],
  alignItems: 'baseline',
  selectors: {
    '&::before': {
      ...typeStyle('h2'),
      content: 'counter(list-item)',
      color: vars.color.brand,
      lineHeight: vars.type.hero.lineHeight,
    },
  },
});

/** Out of the flow while it is empty, so that it adds no gap to the stack. */
export const liveRegion = style({ selectors: { '&:empty': { position: 'absolute' } } });
