import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { groupColours } from './groupColours';

/** The wrapper has no box of its own, so that layouts see what is inside it. */
export const groups = styleVariants(groupColours, ({ tint, ink }) => ({
  display: 'contents',
  vars: { [vars.color.tint]: tint, [vars.color.tintInk]: ink },
}));
