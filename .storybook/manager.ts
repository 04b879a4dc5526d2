import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { CHOOSE } from './choices/event';
import { DesignPanel, DesignTitle } from './designs/DesignPanel';
import { workspaceTheme } from './theme';
import { ConditionsTool } from './toolbars/ConditionsTool';
import { ShareTool } from './toolbars/ShareTool';
import { StoryDescription } from './toolbars/StoryDescription';

/** From this width on, there is room for the panel beside a story. */
const isRoomy = matchMedia('(min-width: 1600px)');

addons.setConfig({
  theme: workspaceTheme,
  // With this sidebar, the toolbar fits a window of 1440 px.
  layout: { panelPosition: isRoomy.matches ? 'right' : 'bottom', navSize: 240 },
  // Pages have choices of their own.
  layoutCustomisations: { showToolbar: ({ viewMode }) => viewMode !== 'docs' },
  sidebar: { collapsedRoots: ['for-developers'] },
});

/**
 * Opens the panel where a visitor comes to change props: for Playgrounds, and for primitives where there is room. It shows
 * their controls; of a screen, which has none, the design.
 */
addons.register('shop/panel', (api) => {
  let wasOpen: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isPrimitive = /^(ui|foundations)-/.test(storyId);
    const isOpen = storyId.endsWith('--playground') || (isPrimitive && isRoomy.matches);
    // Between two stories of the same kind the panel stays as the visitor left it.
    if (isOpen !== wasOpen) api.togglePanel(isOpen);
    wasOpen = isOpen;
    api.setSelectedPanel(isPrimitive ? 'addon-controls' : 'shop/design');
  });
  isRoomy.addEventListener('change', ({ matches }) => api.togglePanelPosition(matches ? 'right' : 'bottom'));
});

/** Keeps the choices of docs pages in the address. */
addons.register('shop/choices', (api) => {
  api.on(CHOOSE, (choices: Record<string, string>) => api.applyQueryParams(choices, { replace: true }));
});

addons.register('shop/tools', () => {
  for (const [title, render] of Object.entries({ Conditions: ConditionsTool, Share: ShareTool }))
    addons.add(`shop/tools/${title}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render,
    });
});

addons.register('shop/description', () => {
  addons.add('shop/description', { type: types.PREVIEW, render: StoryDescription });
});

addons.register('shop/design', () => {
  addons.add('shop/design', { type: types.PANEL, title: DesignTitle, render: DesignPanel });
});
