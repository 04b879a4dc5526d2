import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** On a phone in the order in which they matter; on wide windows the receipt is beside the rest. */
export const top = style({
  display: 'grid',
  gap: vars.space[7],
  paddingBlock: `${vars.space[7]} ${vars.space[9]}`,
  '@media': {
    [media.above('xl')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 480px',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"head receipt" "call receipt" "missed receipt"',
      columnGap: vars.space[12],
      paddingBlock: `${vars.space[10]} ${vars.space[11]}`,
    },
  },
});

const area = (gridArea: string) => style({ minWidth: 0, '@media': { [media.above('xl')]: { gridArea } } });

export const head = area('head');
export const call = area('call');
export const receipt = area('receipt');
export const missed = area('missed');
