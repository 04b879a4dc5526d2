import { create } from 'storybook/theming';
import { brand } from '#features/shared/country/brand';
import logo from '#features/shared/country/logo-color.svg';
import { tokens } from '#ui/theme/tokens';

const { color, radius } = tokens;

/** The shop's name, logo and colours for Storybook's own interface and its docs pages. */
export const workspaceTheme = create({
  base: 'light',
  brandTitle: brand.name,
  brandImage: logo,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: 'Figtree, sans-serif',
  colorPrimary: color.brand,
  colorSecondary: color.brand,
  appBg: color.surfaceSunken,
  appContentBg: color.surface,
  appPreviewBg: color.surface,
  appBorderColor: color.line,
  appBorderRadius: Number.parseInt(radius.sm, 10),
  textColor: color.ink,
  textMutedColor: color.inkMuted,
  barTextColor: color.inkMuted,
  barHoverColor: color.brand,
  barSelectedColor: color.brand,
  barBg: color.surface,
  inputBg: color.surface,
  inputBorder: color.lineStrong,
  inputTextColor: color.ink,
  inputBorderRadius: Number.parseInt(radius.xs, 10),
});
