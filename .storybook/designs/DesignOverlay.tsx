import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { UPDATE_QUERY_PARAMS } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import * as v from 'valibot';
import * as styles from './DesignOverlay.css';
import type { DesignName } from './designs';
import { designFor, type Overlay, overlaySchema, overlayStyle } from './overlay';

const parse = (parameters: unknown): Overlay => v.parse(overlaySchema, parameters);

/** What the address held when the page was loaded, and what the panel has sent since. */
function initialOverlay(): Overlay {
  const [sent]: unknown[] = addons.getChannel().last(UPDATE_QUERY_PARAMS) ?? [];
  return parse(sent ?? Object.fromEntries(new URLSearchParams(location.search)));
}

/** The choices of the Design panel. They are in the address, and not globals: a change of those runs the story again. */
function useOverlay(): Overlay {
  const [overlay, setOverlay] = useState(initialOverlay);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (sent: unknown) => setOverlay(parse(sent));
    channel.on(UPDATE_QUERY_PARAMS, update);
    return () => channel.off(UPDATE_QUERY_PARAMS, update);
  }, []);
  return overlay;
}

function subscribeToResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function DesignOverlay({ designs }: { designs: readonly DesignName[] }) {
  const overlay = useOverlay();
  const width = useSyncExternalStore(subscribeToResize, () => window.innerWidth);
  const design = designFor(designs, width, overlay.mockOf);
  if (!design || overlay.mock === 'off') return null;
  return createPortal(
    <div className={styles.overlay} data-design={design}>
      <img className={styles.picture} style={overlayStyle(overlay)} src={`designs/${design}.webp`} alt="" />
      {overlay.mock === 'slider' && (
        <div className={styles.line} style={{ insetInlineStart: `${overlay.mockAt}%` }} />
      )}
    </div>,
    document.body,
  );
}

/** Lays the design over stories that have one, as the Design panel says. */
export const addonDesigns = () =>
  definePreviewAddon<{ parameters: { design?: readonly DesignName[] } }>({
    decorators: [
      (Story, { parameters: { design }, viewMode }) => (
        <>
          <Story />
          {design && viewMode === 'story' && <DesignOverlay designs={design} />}
        </>
      ),
    ],
  });
