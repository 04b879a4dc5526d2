import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const heading = style({ textWrap: 'balance' });

export const sizes = styleVariants({
  hero: typeStyle('hero'),
  h1: typeStyle('h1'),
  h2: typeStyle('h2'),
  h3: typeStyle('h3'),
  h4: typeStyle('h4'),
  label: { ...typeStyle('ui'), fontWeight: vars.weight.semibold },
});

export const tones = styleVariants({ inherit: {}, muted: { color: vars.color.inkMuted } });
