import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, type FunctionComponent, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useCartKept } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { LoadFailure } from '#features/shared/page';
import { type Code, CodeError, codeQuery, useCode } from '#features/shared/platform';
import { messages } from './messages';

export interface Screen extends FunctionComponent {
  /** A first render after this has loaded does not suspend. */
  code: Code<ComponentType>;
}

/**
 * Creates a screen whose code loads on its first visit; it suspends meanwhile, so that the old page stays.
 *
 * @param load `async () => (await import('#features/club')).ClubScreen`
 */
export function screen(load: () => Promise<ComponentType>): Screen {
  const code = codeQuery(load);

  function Suspending() {
    const { data: Loaded } = useSuspenseQuery(code);
    return <Loaded />;
  }

  function Failed({ error }: FallbackProps) {
    // Thrown by the screen itself.
    if (!(error instanceof CodeError)) throw error;
    return <FailedScreen code={code} />;
  }

  function LazyScreen() {
    return (
      <ErrorBoundary FallbackComponent={Failed}>
        <Suspending />
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyScreen, { code });
}

/**
 * In place of a screen whose code failed to load, until it has loaded (Specification/Page behaviour). Loads it again at
 * once, because the failure may be that of an earlier visit.
 */
function FailedScreen({ code }: Pick<Screen, 'code'>) {
  const text = useMessages(messages);
  const cartKept = useCartKept();
  const { data: Loaded, isFetching, retry } = useCode(code, { refetchOnReconnect: false });
  // Also with the reload, where the browser fetches no module again.
  const onOnline = useEffectEvent(retry);

  useEffect(() => {
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  if (Loaded) return <Loaded />;
  return (
    <LoadFailure
      place="page"
      title={text.notLoaded}
      hint={`${text.notLoadedHint} ${cartKept}`}
      ofCode
      busy={isFetching}
      onRetry={retry}
    />
  );
}
