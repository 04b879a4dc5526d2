import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** As many columns as the carousel shows cards. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const page = style({
  ...columns(5),
  display: 'grid',
  gap: vars.space[5],
  // Reserves the space of the arrows, which are above the cards, on phones below.
  paddingBlockStart: `calc(${vars.space[9]} + ${vars.space[6]})`,
  '@media': {
    [media.upTo('xxl')]: columns(4),
    [media.upTo('lg')]: columns(2),
    [media.upTo('xs')]: { ...columns(1), paddingBlockEnd: `calc(${vars.space[9]} + ${vars.space[4]})` },
  },
});

const hideAfter = (count: number) => ({
  selectors: { [`&:nth-child(n + ${count + 1})`]: { display: 'none' } },
});

export const card = style({
  '@media': {
    [media.upTo('xxl')]: hideAfter(4),
    [media.upTo('lg')]: hideAfter(2),
    [media.upTo('xs')]: hideAfter(1),
  },
});
