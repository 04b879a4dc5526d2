import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { besideCamera } from './besideCamera';
import { media, REDUCED } from './breakpoints';
import { contract, type Theme } from './contract';
import { fontFamily } from './fonts.css';
import { supports } from './supports';
import { tokens } from './tokens';
import { SMALL_WINDOW_HEIGHT, WINDOW_HEIGHT } from './windowHeight';

/** The contract as CSS variables: `vars.color.ink` is `var(--color-ink)`. */
export const vars = createGlobalThemeContract(contract, (_value, path) => path.join('-'));

createGlobalTheme(':root', vars, {
  ...tokens,
  space: { ...tokens.space, gutter: besideCamera(tokens.space.gutter) },
  font: fontFamily,
} satisfies Theme);

// What remains below the address bar of Chrome on Android.
const fallback = 'calc(100vh - 56px)';

globalStyle(':root', {
  vars: { [SMALL_WINDOW_HEIGHT]: fallback, [WINDOW_HEIGHT]: fallback },
  '@supports': {
    [supports.windowUnits]: { vars: { [SMALL_WINDOW_HEIGHT]: '100svh', [WINDOW_HEIGHT]: '100dvh' } },
  },
});

const withoutMotion = {
  vars: Object.fromEntries(Object.values(vars.motion.duration).map((name) => [name, '0.01ms'])),
};
globalStyle(':root', { '@media': { [media.reducedMotion]: withoutMotion } });
globalStyle(REDUCED, withoutMotion);
