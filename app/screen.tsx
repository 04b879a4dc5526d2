import { type ComponentType, useEffect } from 'react';
import { type Chunk, createChunk, useChunk, useRetryOnline } from '#features/shared/platform';
import { PageSkeleton } from './PageSkeleton';
import { ScreenFailure } from './ScreenFailure';

/**
 * Creates the `lazy` function of a route, which loads the screen on the first visit. The router calls it only once, so if
 * the code fails to load it returns a component that can retry.
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
      return { Component: retryingScreen(chunk) };
    }
  };
}

function retryingScreen(chunk: Chunk<ComponentType>): ComponentType {
  // The first visit shows the failure at once; later visits load the screen again.
  let hasFailed = true;
  return function RetryingScreen() {
    const { code: Screen, failure } = useChunk(chunk, { hasFailed });
    useRetryOnline(failure);
    useEffect(() => {
      hasFailed = false;
    }, []);
    if (Screen) return <Screen />;
    return failure ? <ScreenFailure {...failure} /> : <PageSkeleton />;
  };
}
