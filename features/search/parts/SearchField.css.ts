import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const form = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const icon = style({
  flex: 'none',
  '@media': { [media.below('xs')]: { display: 'none' } },
});

export const input = style({
  ...typeStyle('h2'),
  flex: 1,
  // Overrides the browser's default width of 20 characters.
  minWidth: 0,
  width: '100%',
  minHeight: vars.control.height,
  padding: 0,
  border: 0,
  background: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '@media': { [media.below('sm')]: typeStyle('h3') },
  selectors: {
    // The line below the field shows the focus instead.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = style({
  ...typeStyle('button'),
  flex: 'none',
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[2],
  color: vars.color.brand,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
