import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Air between the last card and the footer. */
export const page = style({
  paddingBlockEnd: vars.space[10],
  '@media': { [media.print]: { paddingBlockEnd: 0 } },
});

/** What one does on the left, what the law says on the right; on phones below it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[9],
  '@media': {
    [media.from('xl')]: {
      gridTemplateColumns: `minmax(0, ${vars.container.text}) minmax(0, ${vars.container.panel})`,
      justifyContent: 'space-between',
      columnGap: vars.space[10],
      alignItems: 'start',
    },
    [media.print]: { display: 'block' },
  },
});

/** On paper there is the statement alone. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
