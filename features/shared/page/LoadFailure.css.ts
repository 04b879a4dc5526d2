import { style } from '@vanilla-extract/css';
import { bottomInset, vars } from '#ui/theme';

export const positioner = style({
  position: 'fixed',
  insetInline: 0,
  bottom: bottomInset,
  zIndex: vars.z.notice,
  display: 'grid',
  justifyItems: 'center',
  padding: `0 ${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  // The page stays usable beside the notice.
  pointerEvents: 'none',
});

export const notice = style({
  width: '100%',
  maxWidth: vars.container.panel,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.menu,
  pointerEvents: 'auto',
});
