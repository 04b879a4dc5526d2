import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Submission } from '../api';
import { RpcError } from '../protocol';
import type { FieldRefusals } from './refusals';

export interface SubmissionOptions<Data, Input> {
  /**
   * Unlike the mutation's own `onSuccess`, not called if the component has unmounted or the call was stopped. The form
   * stays busy until the returned promise resolves.
   */
  onSuccess?: (data: Data, input: Input) => void | Promise<void>;
  /** Refusals that are shown beside a field. */
  refusals?: FieldRefusals;
}

/**
 * `useMutation` for a form. While a call is running, further submits do nothing. Unmounting aborts the call's signal.
 */
export function useSubmission<Data, Input>(
  mutation: Omit<UseMutationOptions<Data, Error, Submission<Input>>, 'onError'>,
  { onSuccess, refusals }: SubmissionOptions<Data, Input> = {},
) {
  // A ref, because the mutation's state updates too late for a second click within the same frame.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, reset, isPending, isSuccess, failureCount, error } = useMutation({
    ...mutation,
    async onSuccess(...result) {
      await mutation.onSuccess?.(...result);
      const [data, { input, signal }] = result;
      if (!signal.aborted) await onSuccess?.(data, input);
    },
    onError(cause, { signal }) {
      if (cause instanceof RpcError && !signal.aborted) refusals?.show(cause.code);
    },
    onSettled(...result) {
      void mutation.onSettled?.(...result);
      const [, , { signal }] = result;
      if (running.current?.signal === signal) running.current = undefined;
    },
  });
  // A call that is running has no outcome yet.
  const clear = useCallback(() => {
    if (!running.current) reset();
  }, [reset]);
  const code = error instanceof RpcError ? error.code : undefined;

  return {
    submit(input: Input) {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      mutate({ input, signal: controller.signal });
    },
    /** Stops the call and clears the outcome of the last one. */
    stop() {
      running.current?.abort();
      running.current = undefined;
      reset();
    },
    /** Clears the outcome of the last call, unless one is running. */
    reset: clear,
    isPending,
    /** Whether the call is being repeated because the server could not be reached (Specification/Session). */
    isRetrying: isPending && failureCount > 0,
    isSuccess,
    /** The error code of the last call. */
    code,
    /** Whether the last call failed and no field shows the reason. */
    hasFailed: code !== undefined && !refusals?.has(code),
  };
}
