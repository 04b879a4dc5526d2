import { style, styleVariants } from '@vanilla-extract/css';
import { lineDrawing, media, vars } from '#ui/theme';
import fennel from '../images/fennel.svg';
import ginseng from '../images/ginseng.svg';
import nettle from '../images/nettle.svg';
import palmetto from '../images/palmetto.svg';
import rose from '../images/rose.svg';
import tea from '../images/tea.svg';
import willow from '../images/willow.svg';

/** Columns of letters that are as high as their text. */
export const letters = style({
  columnGap: vars.space[5],
  '@media': {
    [media.from('sm')]: { columnCount: 2 },
    [media.above('xl')]: { columnCount: 3 },
  },
});

export const letter = style({ breakInside: 'avoid', paddingBlockEnd: vars.space[5] });

export const figure = style({ display: 'grid', gap: vars.space[5], overflowWrap: 'anywhere' });

export const author = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

/** The plant on the bottle's label, by the category of the offer. */
export const plants = styleVariants(
  {
    potency: ginseng,
    prostate: palmetto,
    joints: willow,
    beauty: rose,
    hair: nettle,
    weight: tea,
    digestion: fennel,
  },
  (drawing) => ({ ...lineDrawing(drawing), flex: 'none', width: '64px' }),
);
