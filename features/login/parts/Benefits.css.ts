import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
});

export const icon = style({ color: vars.color.brand });

export const trust = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
