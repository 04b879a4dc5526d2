import { vars } from './theme.css';

export const corners = ['none', 'small', 'medium', 'large'] as const;

/** The corner radius of a picture, and of the focus ring around it: 0, 4, 10 or 14 px. */
export type Corners = (typeof corners)[number];

export const cornerRadius: Record<Corners, string> = {
  none: '0',
  small: vars.radius.xs,
  medium: vars.radius.md,
  large: vars.radius.lg,
};
