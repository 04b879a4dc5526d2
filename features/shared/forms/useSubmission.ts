import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Submission } from '#features/shared/api';
import { RpcError } from '#features/shared/protocol';
import type { FieldRefusals } from './refusals';

export interface SubmissionOptions<Data, Input> {
  /**
   * Not called once the screen has been left or the call was stopped, unlike the mutation's own `onSuccess`. The form
   * stays busy until it has resolved.
   */
  onSuccess?: (data: Data, input: Input) => void | Promise<void>;
  /** Refusals that are said beside a field. */
  refusals?: FieldRefusals;
}

/**
 * `useMutation` for a form. While a call is on its way, further submits do nothing (decision 11). Leaving the screen
 * aborts the call's signal.
 */
export function useSubmission<Data, Input>(
  mutation: UseMutationOptions<Data, Error, Submission<Input>>,
  { onSuccess, refusals }: SubmissionOptions<Data, Input> = {},
) {
  // The mutation's state comes too late for a second click within the same frame.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const [isRetrying, setRetrying] = useState(false);

  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    ...mutation,
    async onSuccess(...result) {
      await mutation.onSuccess?.(...result);
      const [data, { input, signal }] = result;
      if (!signal.aborted) await onSuccess?.(data, input);
    },
    onError(cause, { signal }) {
      if (cause instanceof RpcError && !signal.aborted) refusals?.show(cause.code);
    },
    onSettled(_data, _error, { signal }) {
      if (running.current?.signal === signal) running.current = undefined;
    },
  });
  const code = error instanceof RpcError ? error.code : undefined;

  return {
    submit(input: Input) {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setRetrying(false);
      mutate({ input, signal: controller.signal, onRetry: () => setRetrying(true) });
    },
    /** Gives the call up and forgets how the last one ended. */
    stop() {
      running.current?.abort();
      running.current = undefined;
      reset();
    },
    /** Forgets how the last call ended. */
    reset,
    isPending,
    /** The server could not be reached, and the call is repeated (seed §4, §8). */
    isRetrying: isPending && isRetrying,
    isSuccess,
    /** The code of the refusal or failure that the last call ended with. */
    code,
    /** The last call failed, and no field says why. */
    hasFailed: code !== undefined && !refusals?.has(code),
  };
}
