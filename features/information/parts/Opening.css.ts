import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** The oak is above the text on phones, to its right on wider screens. */
export const opening = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[5],
  '@media': {
    [media.from('sm')]: { flexDirection: 'row', alignItems: 'end', justifyContent: 'space-between' },
  },
});

export const oak = style({
  alignSelf: 'end',
  flex: 'none',
  width: '146px',
  color: vars.color.brand,
  '@media': { [media.from('sm')]: { width: '260px' }, [media.print]: { display: 'none' } },
});
