import { type ComponentType, useEffect } from 'react';
import { type Chunk, createChunk, useChunk, useRetryOnline } from '#features/shared/platform';
import { PageSkeleton } from './PageSkeleton';
import { ScreenFailure } from './ScreenFailure';

/**
 * The `lazy` of a route: its screen, fetched when it is first visited. The router remembers whatever it is given, so
 * where the code does not come it is given a screen that may still come.
 *
 * @param load `async () => (await import('#features/club')).ClubScreen`
 */
export function screen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  const chunk = createChunk(load);
  return async () => {
    try {
      return { Component: await chunk.load() };
    } catch (error) {
      console.error(error);
      return { Component: lateScreen(chunk) };
    }
  };
}

function lateScreen(chunk: Chunk<ComponentType>): ComponentType {
  // On this visit that is known already; on the next the screen is asked for anew.
  let hasFailed = true;
  return function LateScreen() {
    const { code: Screen, failure } = useChunk(chunk, { hasFailed });
    useRetryOnline(failure);
    useEffect(() => {
      hasFailed = false;
    }, []);
    if (Screen) return <Screen />;
    return failure ? <ScreenFailure {...failure} /> : <PageSkeleton />;
  };
}
