import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const header = style({
  position: 'relative',
  zIndex: vars.z.header,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const wide = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '84px',
});

export const narrow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minHeight: vars.space[10],
});

export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInline: `${vars.space[6]} auto`,
});

export const link = style({ textDecoration: 'none' });

const tool = style({
  ...typeStyle('button'),
  fontWeight: vars.weight.medium,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.space[9],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.brandTint } } } },
});

/** As wide before it is known who is logged in as afterwards, whatever their name. */
export const account = style([tool, { position: 'relative', width: '132px' }]);

export const accountWord = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The drawings, not the targets around them, stand where the page's columns begin and end; the number needs a little room. */
export const menuButton = style([
  tool,
  { justifySelf: 'start', marginInlineStart: `calc(-1 * ${vars.space[2]})` },
]);
export const cart = style({ justifySelf: 'end', marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
