import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** The drawings are what the band is seen for: as large as four of them fit in its width. */
const drawingWidth = 'clamp(112px, 14vw, 190px)';

export const substances = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[8]} ${vars.space[5]}`,
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
});

/** The backend's text has names within a sentence: 'maka'. */
export const name = style({ '::first-letter': { textTransform: 'uppercase' } });

/** Of equal height, so that the names are in one row. */
export const picture = style({
  display: 'grid',
  placeItems: 'end center',
  height: `calc(${drawingWidth} * 292 / 252)`,
  marginBlockEnd: vars.space[3],
});

export const drawing = style({ width: drawingWidth });

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
