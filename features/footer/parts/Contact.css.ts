import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const contact = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[6],
});

const underlined = {
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
};

const target = { display: 'inline-flex', alignItems: 'center', minHeight: vars.control.minTarget };

export const phone = style({ ...typeStyle('h3'), ...underlined, ...target, whiteSpace: 'nowrap' });

export const email = style({ ...underlined, ...target, overflowWrap: 'anywhere' });
