import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { CHOOSE } from './choices/event';
import { DesignPanel, DesignTitle } from './designs/DesignPanel';
import { spokenName } from './names';
import { workspaceTheme } from './theme';
import { ConditionsTool } from './toolbars/ConditionsTool';
import { PhoneTool } from './toolbars/PhoneTool';

/** What the groups of the sidebar are called. Their ids are parts of addresses, which stay as they were sent. */
const groups: Readonly<Record<string, string>> = {
  screens: 'Shop: screens',
  shell: 'Shop: around the screens',
  flows: 'Shop: flows',
  ui: 'Building blocks',
  shared: 'Building blocks of the shop',
  specification: 'Rules',
  docs: 'Rules for words',
};

/** From this width on, there is room for the panel beside a story. */
const isRoomy = matchMedia('(min-width: 1600px)');

addons.setConfig({
  theme: workspaceTheme,
  // With this sidebar, the toolbar fits a window of 1440 px.
  layout: { panelPosition: isRoomy.matches ? 'right' : 'bottom', navSize: 240 },
  // Pages have choices of their own.
  layoutCustomisations: { showToolbar: ({ viewMode }) => viewMode !== 'docs' },
  sidebar: {
    collapsedRoots: ['for-developers'],
    renderLabel: ({ type, id, name }) =>
      type === 'root' ? (groups[id] ?? name) : type === 'story' ? spokenName(name) : name,
  },
});

/**
 * Opens the panel where a visitor comes to change props: for Playgrounds, and for primitives where there is room.
 */
addons.register('shop/panel', (api) => {
  let wasOpen: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isPrimitive = /^(ui|shared|foundations)-/.test(storyId);
    const isOpen = storyId.endsWith('--playground') || (isPrimitive && isRoomy.matches);
    // Between two stories of the same kind the panel stays as the visitor left it.
    if (isOpen !== wasOpen) api.togglePanel(isOpen);
    wasOpen = isOpen;
  });
  isRoomy.addEventListener('change', ({ matches }) => api.togglePanelPosition(matches ? 'right' : 'bottom'));
});

/** Keeps the choices of docs pages in the address. */
addons.register('shop/choices', (api) => {
  api.on(CHOOSE, (choices: Record<string, string>) => api.applyQueryParams(choices, { replace: true }));
});

addons.register('shop/tools', () => {
  for (const [title, render] of Object.entries({ Conditions: ConditionsTool, Phone: PhoneTool }))
    addons.add(`shop/tools/${title}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render,
    });
});

addons.register('shop/design', () => {
  addons.add('shop/design', { type: types.PANEL, title: DesignTitle, render: DesignPanel });
});
