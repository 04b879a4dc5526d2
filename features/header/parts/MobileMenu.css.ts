import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

const spread = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
};

export const blackFriday = style({
  ...typeStyle('small'),
  ...spread,
  marginBlockEnd: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.lg,
  background: vars.color.saleTint,
  color: vars.color.sale,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const blackFridayName = style({ ...typeStyle('button'), display: 'block' });

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

/** No line above the categories, which draw their own. */
export const item = style({
  selectors: {
    '&:nth-child(n + 4)': { borderBlockEnd: hairline },
    '&:nth-child(2)': { borderBlockEnd: hairline },
  },
});

export const row = style({
  ...typeStyle('h3'),
  ...spread,
  minHeight: vars.space[10],
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.brand } } } },
});

export const heading = style({
  ...typeStyle('h3'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.space[10],
});
