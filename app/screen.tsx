import { type ComponentType, lazy, useEffect } from 'react';
import { type Chunk, createChunk, useChunk, useRetryOnline } from '#features/shared/platform';
import { PageSkeleton } from './PageSkeleton';
import { ScreenFailure } from './ScreenFailure';

/**
 * Creates a screen whose code loads on its first visit; it suspends meanwhile. React loads it only once, so if the code
 * fails to load, a component that can retry takes its place.
 *
 * @param load `async () => (await import('#features/club')).ClubScreen`
 */
export function screen(load: () => Promise<ComponentType>): ComponentType {
  const chunk = createChunk(load);
  return lazy(async () => {
    try {
      return { default: await chunk.load() };
    } catch (error) {
      console.error(error);
      return { default: retryingScreen(chunk) };
    }
  });
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
