import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

/** A size container: in a column of a page the list can be as narrow as on a phone. */
export const list = style({ containerType: 'inline-size', borderBlockStart: hairline });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
});

const sideBySide = (share: number) => ({ gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${share}fr)` });

export const layouts = styleVariants({
  // 'Otkazivanje' fits at 320 px.
  beside: sideBySide(1.25),
  even: {
    '@container': { '(min-width: 28rem)': sideBySide(1.8) },
    '@media': { [media.print]: sideBySide(1.8) },
  },
});

export const terms = styleVariants({
  muted: { color: vars.color.inkMuted },
  strong: { ...typeStyle('ui'), fontWeight: vars.weight.semibold },
});
export const description = style({ whiteSpace: 'pre-line' });
