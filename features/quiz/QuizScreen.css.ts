import { style } from '@vanilla-extract/css';
import { headerHeight, media, vars, windowHeight } from '#ui/theme';

/** What the header and the bar leave of the window. */
const rest = (above: string) =>
  `calc(${windowHeight.small} - ${above} - ${vars.border.hairline} - ${vars.space[1]})`;

/** The height of the first window below the header and the progress bar. */
export const belowHeader = { wide: rest(headerHeight.wide), narrow: rest(headerHeight.narrow) };

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: rest(headerHeight.narrow),
  '@media': {
    [media.from('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 36%' },
    [media.above('xl')]: { minHeight: rest(headerHeight.wide) },
  },
});

export const step = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: `calc(${vars.container.text} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space.gutter} 0`,
  '@media': { [media.from('sm')]: { justifyContent: 'center', paddingBlock: vars.space[10] } },
});
