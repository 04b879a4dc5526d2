import { style } from '@vanilla-extract/css';
import { media, onTint, vars } from '#ui/theme';

/** On phones a band in the tint, from edge to edge; beside the picture a ruled part of the text. */
export const doses = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.below('sm')]: {
      ...(onTint.vars && { vars: onTint.vars }),
      padding: `${vars.space[6]} ${vars.space.gutter}`,
      background: vars.color.tint,
      color: vars.color.tintInk,
    },
    [media.from('sm')]: {
      paddingBlockStart: vars.space[6],
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[5]}`,
});

/** The amount first, which is read after its name. */
export const substance = style({
  flex: '1 1 0',
  // Not narrower than its amount, which does not break.
  minWidth: 'min-content',
  overflowWrap: 'break-word',
  maxWidth: '180px',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
});
