import { styled } from 'storybook/theming';

/** What is in a panel of the workspace, below each other. */
export const PanelPage = styled.div({
  display: 'grid',
  gap: 16,
  padding: 16,
  maxWidth: 960,
  fontSize: 14,
  lineHeight: 1.5,
});
