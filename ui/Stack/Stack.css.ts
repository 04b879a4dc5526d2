import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const paddingBlocks = styleVariants(vars.space, (paddingBlock) => ({ paddingBlock }));
export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
});
