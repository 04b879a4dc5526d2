import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const contents = style({ display: 'grid', gap: vars.space[1] });

export const list = style({ display: 'grid' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[10]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const name = style({ ...typeStyle('h4'), minWidth: 0 });
