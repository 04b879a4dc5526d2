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

const sideBySide = (share: number) => ({ gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${share}fr)` });
const sideBySideFromXs = (share: number) => ({
  '@media': { [media.from('xs')]: sideBySide(share), [media.print]: sideBySide(share) },
});

export const layouts = styleVariants({
  beside: sideBySide(1.4),
  even: sideBySideFromXs(1.8),
  wide: sideBySideFromXs(3),
});

export const terms = styleVariants({
  muted: { color: vars.color.inkMuted },
  strong: { ...typeStyle('ui'), fontWeight: vars.weight.semibold },
});
export const description = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
