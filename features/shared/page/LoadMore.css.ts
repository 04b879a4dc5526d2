import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const loadMore = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4] });
export const progress = style({ color: vars.color.inkMuted, textAlign: 'center' });
