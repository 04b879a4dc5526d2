import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const columns = style({
  display: 'grid',
  gap: vars.space[9],
  paddingBlock: `${vars.space[7]} ${vars.space[10]}`,
  '@media': {
    [media.from('xl')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[11],
      alignItems: 'start',
      paddingBlock: `${vars.space[9]} ${vars.space[12]}`,
    },
  },
});

const row = (height: string) => style({ display: 'grid', alignItems: 'center', height });

/** As high as what will stand there: a field's label, the link under the button. */
export const labelRow = row(`calc(${vars.type.ui.size} * ${vars.type.ui.lineHeight})`);
export const linkRow = row(vars.control.minTarget);
