import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[5],
  width: '100%',
  paddingBlock: vars.space[5],
  borderBlock: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** Shows the figure above its term; in the markup the term comes first, as `dl` requires. */
export const fact = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const figure = style({ ...typeStyle('h2'), whiteSpace: 'nowrap', color: vars.color.accent });
