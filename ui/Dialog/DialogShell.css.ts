import { style } from '@vanilla-extract/css';
import { scrim as dimmed } from '#ui/theme';

export const scrim = style(dimmed);
