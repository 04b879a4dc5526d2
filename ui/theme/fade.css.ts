import { keyframes } from '@vanilla-extract/css';

export const fadeIn = keyframes({ from: { opacity: 0 } });

export const fadeOut = keyframes({ to: { opacity: 0 } });
