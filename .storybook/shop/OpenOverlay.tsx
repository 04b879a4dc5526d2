import { useEffect, useEffectEvent } from 'react';
import { type OverlayName, useOpenOverlay } from '#features/shared/navigation';

/** Opens an overlay of the shop each time it is rendered anew. */
export function OpenOverlay({ name }: { name: OverlayName }) {
  const open = useEffectEvent(useOpenOverlay(name));
  useEffect(() => open(), []);
  return null;
}
