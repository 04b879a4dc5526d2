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
  '@media': { [media.above('xl')]: { padding: `${vars.space[10]} ${vars.space[10]} ${vars.space[11]} 0` } },
});

export const column = style({
  ...onTint,
  background: vars.color.tint,
  color: vars.color.tintInk,
  '@media': { [media.print]: { display: 'none' } },
});

export const sheet = style({
  position: 'relative',
  height: '144px',
  overflow: 'hidden',
  '@media': { [media.above('xl')]: { position: 'sticky', insetBlockStart: 0, height: '748px' } },
});

const paper = { position: 'absolute', background: vars.color.surface } as const;

interface Place {
  /** On narrow windows, where a part of the plant stands beside its name. */
  top: string;
  turn?: string;
  /** The stem, near its lower end, where a strip of paper is over it. */
  stem: string;
}

const plant = ({ top, turn = '0deg', stem }: Place) => ({
  position: 'absolute' as const,
  width: '260px',
  insetBlockStart: top,
  insetInlineStart: 'max(9rem, 100% - 340px)',
  transform: `rotate(${turn})`,
  '@media': {
    [media.above('xl')]: {
      width: 'min(520px, 118%)',
      insetBlockStart: vars.space[4],
      insetInlineStart: '50%',
      transform: 'translateX(-50%)',
      '::after': {
        ...paper,
        content: '',
        insetBlockStart: '91%',
        insetInlineStart: stem,
        width: vars.space[10],
        height: vars.space[4],
        transform: `translateX(-50%) rotate(3deg)`,
      },
    },
  },
});

export const plants = styleVariants({
  nettle: plant({ top: '-128px', stem: '50%' }),
  willow: plant({ top: '-74px', turn: '54deg', stem: '41.5%' }),
  fennel: plant({ top: '12px', stem: '50%' }),
  centella: plant({ top: '12px', stem: '50%' }),
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
