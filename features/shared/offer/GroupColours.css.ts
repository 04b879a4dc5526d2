import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { groupColours } from './groupColours';

/** The wrapper has no box, so that its children take part in the parent's layout. */
export const wrapper = style({ display: 'contents' });

export const groups = styleVariants(groupColours, ({ tint, ink }) => ({
  vars: { [vars.color.tint]: tint, [vars.color.tintInk]: ink },
}));
