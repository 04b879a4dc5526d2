import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { fontFamily } from './fonts.css';
import { tokens } from './tokens';

const themed = { ...tokens, font: fontFamily };

/**
 * The theme contract: every colour, size, shadow and duration a style may use, as CSS variables. A theme that
 * leaves one out does not compile.
 */
export const vars = createGlobalThemeContract(themed, (_value, path) => path.join('-'));

createGlobalTheme(':root', vars, themed);

globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: Object.fromEntries(Object.values(vars.motion.duration).map((name) => [name, '0.01ms'])),
    },
  },
});
