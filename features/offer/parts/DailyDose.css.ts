import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** The picture of what the product is made of, beside the sentence. */
export const about = style({
  display: 'grid',
  gridTemplateColumns: 'min(12rem, 40%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
});

/** In rows of three; four are two by two. */
export const substances = styleVariants({ byThree: 3, byTwo: 2 }, (inRow) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${inRow}, minmax(0, 1fr))`,
  gap: `${vars.space[5]} ${vars.space[2]}`,
  '@media': { [media.from('sm')]: { columnGap: vars.space[5] } },
}));

export const substance = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  // A long name of one word breaks.
  overflowWrap: 'anywhere',
  selectors: {
    [`${substances.byThree} > &:not(:nth-child(3n + 1)), ${substances.byTwo} > &:nth-child(even)`]: {
      paddingInlineStart: vars.space[2],
      borderInlineStart: `${vars.border.hairline} solid currentColor`,
      '@media': { [media.from('sm')]: { paddingInlineStart: vars.space[5] } },
    },
  },
});

/** '500 mg' fits beside two others on the narrowest phone. */
export const amount = style({
  ...typeStyle('h1'),
  fontSize: `min(${vars.type.h1.size}, 9.6vw)`,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});
export const unit = style({ ...typeStyle('small'), fontWeight: vars.weight.semibold });
