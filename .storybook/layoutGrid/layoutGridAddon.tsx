import { createPortal } from 'react-dom';
import { definePreviewAddon } from 'storybook/internal/csf';
import * as styles from './layoutGrid.css';

/** The containers of the shop and the gutters beside them, over the whole window. */
function LayoutGrid() {
  return createPortal(
    <div className={styles.overlay} aria-hidden="true" data-testid="layout-grid">
      {Object.entries(styles.containers).map(([name, className]) => (
        <div key={name} className={className} />
      ))}
    </div>,
    document.body,
  );
}

/** Adds a toolbar that draws the shop's containers and gutters over a story. */
export const addonLayoutGrid = () =>
  definePreviewAddon({
    globalTypes: {
      layoutGrid: {
        description: 'Containers and gutters over the story',
        toolbar: {
          title: 'Grid',
          icon: 'component',
          items: [
            { value: 'off', title: 'Grid', right: 'off' },
            { value: 'on', title: 'Grid on', right: 'page, narrow, text' },
          ],
        },
      },
    },
    initialGlobals: { layoutGrid: 'off' },
    decorators: [
      (Story, { globals }) => (
        <>
          <Story />
          {globals.layoutGrid === 'on' && <LayoutGrid />}
        </>
      ),
    ],
  });
