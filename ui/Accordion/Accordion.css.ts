import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const root = style({ borderBlockStart: hairline });

export const item = style({ borderBlockEnd: hairline });

export const heading = style({ font: 'inherit' });

export const trigger = style({
  ...typeStyle('body'),
  lineHeight: vars.type.ui.lineHeight,
  fontWeight: vars.weight.semibold,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  minHeight: '68px',
  paddingBlock: vars.space[3],
  textAlign: 'start',
  transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.brand } } } },
});

export const whenClosed = style({
  flex: 'none',
  '@media': { [media.print]: { display: 'none' } },
  selectors: { [`${trigger}[data-state="open"] &`]: { display: 'none' } },
});

export const whenOpen = style({
  flex: 'none',
  '@media': { [media.print]: { display: 'none' } },
  selectors: { [`${trigger}[data-state="closed"] &`]: { display: 'none' } },
});

export const content = style(typeStyle('body'));

/** As high as the text, or nothing. */
export const fold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '0fr',
  overflow: 'hidden',
  transitionProperty: 'grid-template-rows',
  transitionDuration: vars.motion.duration.base,
  transitionTimingFunction: vars.motion.easing.standard,
  selectors: { [`${content}[data-state="open"] > &`]: { gridTemplateRows: '1fr' } },
  '@media': { [media.print]: { display: 'block' } },
});

export const inner = style({ paddingBlockEnd: vars.space[6] });
