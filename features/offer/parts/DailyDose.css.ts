import { style, styleVariants } from '@vanilla-extract/css';
import { lineDrawing, media, typeStyle, vars } from '#ui/theme';
import fennel from '../images/fennel.svg';
import ginseng from '../images/ginseng.svg';
import maca from '../images/maca.svg';
import nettle from '../images/nettle.svg';
import palmetto from '../images/palmetto.svg';
import rose from '../images/rose.svg';
import tea from '../images/tea.svg';
import willow from '../images/willow.svg';

export const substances = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[7]} ${vars.space[5]}`,
});

export const substance = style({
  // Two side by side on phones, an odd one in the middle; all in a row from there.
  flex: `0 1 calc(50% - ${vars.space[5]})`,
  '@media': { [media.from('xs')]: { flex: '1 1 140px' } },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** The backend's text has names within a sentence: 'maka'. */
export const name = style({ '::first-letter': { textTransform: 'uppercase' } });

/** As high for all, so that the names stand in a row. */
export const picture = style({
  display: 'grid',
  placeItems: 'end center',
  height: '140px',
  marginBlockEnd: vars.space[3],
});

export const plants = styleVariants(
  { fennel, ginseng, maca, nettle, palmetto, rose, tea, willow },
  (drawing) => ({ ...lineDrawing(drawing), width: '112px' }),
);

export const letters = style({
  ...typeStyle('h2'),
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  aspectRatio: '1',
  marginBlockEnd: vars.space[3],
  border: `${vars.border.strong} solid currentColor`,
  borderRadius: vars.radius.pill,
});
