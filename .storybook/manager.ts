import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { CHOOSE } from './choices/event';
import { workspaceTheme } from './theme';

// With this sidebar, the toolbar fits a window of 1440 px.
addons.setConfig({ theme: workspaceTheme, layout: { panelPosition: 'right', navSize: 240 } });

const isRoomy = matchMedia('(min-width: 1280px)');

/** Opens the panel for primitives, whose props it changes, and closes it for everything that needs the room. */
addons.register('shop/panel', (api) => {
  let wasPrimitive: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isPrimitive = storyId.startsWith('ui-');
    // Between two stories of the same kind the panel stays as the visitor left it.
    if (isPrimitive !== wasPrimitive) api.togglePanel(isPrimitive && isRoomy.matches);
    wasPrimitive = isPrimitive;
  });
});

/** Keeps the choices of docs pages in the address. */
addons.register('shop/choices', (api) => {
  api.on(CHOOSE, (choices: Record<string, string>) => api.applyQueryParams(choices, { replace: true }));
});
