import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, supports, type TypeStyle, typeStyle, vars, whenMotionIsReduced } from '#ui/theme';

// Of opacity only, because anything else would paint the page anew in every frame, also while it is out of view.
const pulse = keyframes({ to: { opacity: 0.6 } });

export const skeleton = style([
  {
    display: 'block',
    background: vars.color.line,
    animation: `${pulse} .9s ease-in-out infinite alternate`,
    '@supports': {
      [supports.colorMix]: {
        // Mixed from the line colour, so that it is visible on every surface, including sunken and deep ones.
        background: `color-mix(in srgb, ${vars.color.line} 52%, transparent)`,
      },
    },
  },
  whenMotionIsReduced({ animation: 'none' }),
  { '@media': { [media.forcedColors]: { background: 'GrayText !important' } } },
]);

/**
 * A bar as high as the letters in the middle of a line. The box is exactly as high as the line that it replaces, because
 * a picture that moves by a fraction of a pixel when its page is rendered counts as painted then.
 */
const bar = (height: string) => ({
  height,
  clipPath: `inset(calc((${height} - .8em) / 2) 0 round ${vars.radius.sm})`,
});

const lineOf = (name: TypeStyle) => ({
  ...typeStyle(name),
  ...bar(`calc(${vars.type[name].lineHeight} * 1em)`),
});

export const shapes = styleVariants({
  line: lineOf('body'),
  heading: lineOf('h3'),
  control: { height: vars.control.height, borderRadius: vars.radius.md },
  block: { borderRadius: vars.radius.lg },
});

/** Lines of other type styles, and the line of a link or button. */
export const sizes = styleVariants({
  h1: lineOf('h1'),
  lead: lineOf('lead'),
  ui: lineOf('ui'),
  small: lineOf('small'),
  target: bar(vars.control.minTarget),
});

export const widths = styleVariants({
  quarter: { width: '25%' },
  half: { width: '50%' },
  most: { width: '85%' },
  full: { width: '100%' },
});

export const ratios = styleVariants({
  portrait: { aspectRatio: vars.ratio.portrait },
  square: { aspectRatio: vars.ratio.square },
  fill: { height: '100%' },
});
