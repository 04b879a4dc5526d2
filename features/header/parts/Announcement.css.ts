import { style } from '@vanilla-extract/css';
import { forScreenReaders, media, vars } from '#ui/theme';

export const row = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.control.minTarget,
  paddingBlock: vars.space[2],
  textAlign: 'center',
  '@media': { [media.below('xs')]: { minHeight: '36px', paddingBlock: vars.space[1] } },
});

/** Only screen readers hear it where the bar would need a second line. */
export const object = style({ '@media': { '(max-width: 24em)': forScreenReaders } });

export const discount = style({ fontWeight: vars.weight.semibold, color: vars.color.rating });
