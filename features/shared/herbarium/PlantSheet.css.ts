import { style, styleVariants } from '@vanilla-extract/css';
import { media, onTint, vars } from '#ui/theme';

/** The text begins where that of other pages does; the column goes on to the edge of the window. */
export const page = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': {
    [media.above('xl')]: {
      display: 'grid',
      // That of every page at least, so that the column goes on to the footer.
      minHeight: '100vh',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(360px, 32.5%, 500px)',
      paddingInlineStart: `max(${vars.space.gutter}, calc(50% - ${vars.container.page} / 2))`,
    },
  },
});

export const text = style({
  minWidth: 0,
  padding: `${vars.space[6]} ${vars.space.gutter} ${vars.space[10]}`,
  '@media': {
    [media.above('xl')]: { padding: `${vars.space[10]} ${vars.space[10]} ${vars.space[11]} 0` },
  },
});

export const column = style([
  onTint,
  {
    background: vars.color.tint,
    color: vars.color.tintInk,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

/** The height of a plant, with its strip and label. */
const HEIGHT = '748px';

export const sheet = style({
  position: 'relative',
  height: '144px',
  overflow: 'hidden',
  '@media': {
    [media.above('xl')]: { position: 'sticky', insetBlockStart: 0, height: HEIGHT },
  },
});

/** On narrow windows a part of the plant, beside its name. */
const plant = (part: { width: string; top: string; left: string; transform?: string }) =>
  style({
    position: 'absolute',
    width: part.width,
    insetBlockStart: part.top,
    insetInlineStart: part.left,
    ...(part.transform && { transform: part.transform }),
    '@media': {
      [media.above('xl')]: {
        width: 'min(520px, 118%)',
        insetBlockStart: vars.space[4],
        insetInlineStart: '50%',
        transform: 'translateX(-50%)',
      },
    },
  });

export const plants = styleVariants({
  nettle: [plant({ width: '260px', top: '-128px', left: 'max(7.25rem, 100% - 340px)' })],
  willow: [
    plant({
      width: '260px',
      top: '-74px',
      left: 'max(7rem, 100% - 340px)',
      transform: 'rotate(54deg)',
    }),
  ],
  fennel: [plant({ width: '260px', top: '12px', left: 'max(8rem, 100% - 340px)' })],
  centella: [plant({ width: '260px', top: '12px', left: 'max(9rem, 100% - 340px)' })],
});

const paper = { position: 'absolute', background: vars.color.surface } as const;

/** Over the stem, near its lower end. */
const strip = style({
  ...paper,
  display: 'none',
  insetBlockStart: '91%',
  width: vars.space[10],
  height: vars.space[4],
  '@media': { [media.above('xl')]: { display: 'block' } },
});

const over = (insetInlineStart: string, tilt: string) =>
  style({ insetInlineStart, transform: `translateX(-50%) rotate(${tilt})` });

export const strips = styleVariants({
  nettle: [strip, over('50%', '0deg')],
  willow: [strip, over('41.5%', '7deg')],
  fennel: [strip, over('50%', '2deg')],
  centella: [strip, over('50%', '-2deg')],
});

export const label = style({
  position: 'absolute',
  insetBlockEnd: vars.space[5],
  insetInlineStart: vars.space.gutter,
  display: 'grid',
  '@media': {
    [media.above('xl')]: {
      ...paper,
      insetBlockEnd: vars.space[6],
      insetInline: `auto ${vars.space[6]}`,
      padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
      borderRadius: vars.radius.xs,
    },
  },
});

/** Keeps its height until the product has loaded. */
export const product = style({
  display: 'none',
  minHeight: vars.control.minTarget,
  '@media': { [media.above('xl')]: { display: 'block' } },
});
