import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const list = style({ borderBlockStart: hairline });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
});

const besideEachOther = (share: number) => ({ gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${share}fr)` });
const withRoom = (share: number) => ({
  '@media': { [media.from('xs')]: besideEachOther(share), [media.print]: besideEachOther(share) },
});

export const layouts = styleVariants({
  beside: besideEachOther(1.4),
  even: withRoom(1.8),
  wide: withRoom(3),
});

export const terms = styleVariants({
  muted: { color: vars.color.inkMuted },
  strong: { ...typeStyle('ui'), fontWeight: vars.weight.semibold },
});
export const description = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
