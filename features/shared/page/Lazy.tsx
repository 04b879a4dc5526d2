import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../country';
import { type Code, useCode } from '../platform';
import { LoadFailure } from './LoadFailure';
import { messages } from './messages';

interface LoadedProps<T> {
  code: Code<T>;
  /** For a panel, menu or dialog: its failure shows along the lower edge of the window and can be closed. */
  onClose?: (() => void) | undefined;
  /** Shown until the code has loaded. */
  loading?: ReactNode;
  /** Shown if the code fails to load; a notice with a retry button if left out. */
  failed?: ReactNode;
  /** Renders what has loaded. */
  children: (code: T) => ReactNode;
}

export interface LazyProps<T> extends LoadedProps<T> {
  /** Whether a panel, menu or dialog is open. Its code loads when it is first opened. */
  open?: boolean | undefined;
}

/**
 * A part of a screen, or a panel, menu or dialog, whose code loads when it is first shown. If that fails, the rest of the
 * page stays usable; what is opened again loads again. A panel that has loaded stays rendered while it is closed, so that
 * its exit can be animated.
 */
export function Lazy<T>({ open = true, ...props }: LazyProps<T>) {
  const queryClient = useQueryClient();
  const [isUsed, setUsed] = useState(open);
  if (open && !isUsed) setUsed(true);
  const isLoaded = queryClient.getQueryData(props.code.queryKey) !== undefined;
  return (open || (isUsed && isLoaded)) && <Loaded {...props} />;
}

function Loaded<T>({ code, onClose, loading, failed, children }: LoadedProps<T>) {
  const text = useMessages(messages);
  // Nothing opens by itself when the network is back.
  const { data, isError, isFetching, retry } = useCode(code, { refetchOnReconnect: !onClose });
  if (data !== undefined) return children(data);
  if (!isError) return loading;
  if (failed !== undefined) return failed;
  return (
    <LoadFailure
      place={onClose ? 'window' : 'part'}
      title={text.partFailed}
      hint={onClose && text.partHint}
      ofCode
      busy={isFetching}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
