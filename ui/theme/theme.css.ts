import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media, REDUCED } from './breakpoints';
import { contract, type Theme } from './contract';
import { fontFamily } from './fonts.css';
import { tokens } from './tokens';

/** The contract as CSS variables: `vars.color.ink` is `var(--color-ink)`. */
export const vars = createGlobalThemeContract(contract, (_value, path) => path.join('-'));

createGlobalTheme(':root', vars, { ...tokens, font: fontFamily } satisfies Theme);

const withoutMotion = {
  vars: Object.fromEntries(Object.values(vars.motion.duration).map((name) => [name, '0.01ms'])),
};
globalStyle(':root', { '@media': { [media.reducedMotion]: withoutMotion } });
globalStyle(REDUCED, withoutMotion);
