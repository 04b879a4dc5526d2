import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { groupColours } from './groupColours';

/** The wrapper has no box, so that its children take part in the parent's layout. */
export const groups = styleVariants(groupColours, ({ tint, ink }) => ({
  display: 'contents',
  vars: { [vars.color.tint]: tint, [vars.color.tintInk]: ink },
}));
