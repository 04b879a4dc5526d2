import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { surfacePadding, vars } from '#ui/theme';

const space = createVar();
/** The gap of a stack with rules. A separate variable, because a child that is a stack sets `space` for itself. */
const ruleSpace = createVar();
const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0, gap: space });
export const gaps = styleVariants(vars.space, (gap) => ({ vars: { [space]: gap } }));
export const paddingStarts = styleVariants(vars.space, (paddingBlockStart) => ({ paddingBlockStart }));
export const paddingEnds = styleVariants(vars.space, (paddingBlockEnd) => ({ paddingBlockEnd }));
export const paddings = styleVariants({ none: {}, medium: surfacePadding.medium });

const accent = `${vars.border.strong} solid ${vars.color.brand}`;
export const accents = styleVariants({
  none: {},
  start: { paddingInlineStart: vars.space[5], borderInlineStart: accent },
  top: { paddingBlockStart: vars.space[5], borderBlockStart: accent },
});

export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});

// A long word breaks instead of widening the stack. A child's own maximum wins.
for (const align of [aligns.start, aligns.center]) globalStyle(`:where(${align}) > *`, { maxWidth: '100%' });

export const justifies = styleVariants({ start: {}, center: { justifyContent: 'center', height: '100%' } });

/** Each child has the gap as padding above and below it, inside the hairlines. */
const ruled = style({ gap: 0, vars: { [ruleSpace]: space } });
globalStyle(`${ruled} > *`, { paddingBlock: ruleSpace });

const between = style({});
globalStyle(`${between} > * + *`, { borderBlockStart: hairline });

const below = style({});
globalStyle(`${below} > *`, { borderBlockEnd: hairline });

const above = style({});
globalStyle(`${above} > *`, { borderBlockStart: hairline });

export const rules = {
  none: '',
  between: `${ruled} ${between}`,
  below: `${ruled} ${below}`,
  above: `${ruled} ${above}`,
};
