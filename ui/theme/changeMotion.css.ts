import { keyframes, style } from '@vanilla-extract/css';
import { vars } from './theme.css';

/** The new value rises into its place. Twice the same, because an animation begins again only under another name. */
const animations = [0, 1].map(() => keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } }));

export const changes = animations.map((name) =>
  style({ animation: `${name} ${vars.motion.duration.fast} ${vars.motion.easing.enter}` }),
);
