import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react';
import { type Chunk, createChunk, useChunk, useRetryOnline } from '#features/shared/platform';
import { PageSkeleton } from './PageSkeleton';
import { ScreenFailure } from './ScreenFailure';

export interface Screen extends FunctionComponent {
  /** Loads the code. A first render after that does not suspend. */
  load: () => Promise<unknown>;
}

/**
 * Creates a screen whose code loads on its first visit; it suspends meanwhile. React loads it only once, so if the code
 * fails to load, a component that can retry takes its place.
 *
 * @param load `async () => (await import('#features/club')).ClubScreen`
 */
export function screen(load: () => Promise<ComponentType>): Screen {
  const chunk = createChunk(load);
  const Lazy = lazy(async () => {
    try {
      return { default: await chunk.load() };
    } catch (error) {
      console.error(error);
      return { default: retryingScreen(chunk) };
    }
  });
  function LoadedOrLazy() {
    const [Component] = useState<ComponentType>(() => chunk.code ?? Lazy);
    return <Component />;
  }
  return Object.assign(LoadedOrLazy, { load: chunk.load });
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
