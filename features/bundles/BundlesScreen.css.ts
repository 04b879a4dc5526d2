import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '40vh',
  color: vars.color.brand,
});
