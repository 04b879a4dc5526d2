import { keyframes } from '@vanilla-extract/css';

/** Comes up out of nothing. */
export const fadeIn = keyframes({ from: { opacity: 0 } });

export const fadeOut = keyframes({ to: { opacity: 0 } });
