import { queryOptions } from '@tanstack/react-query';
import { report } from './report';
import { noteFailedStyleSheets, refetchFailedStyleSheets } from './styleSheets';

/** How long code may take to load, in ms. */
export const CODE_TIMEOUT_MS = 120_000;

/** Fixed wording, the same in all four countries (Specification/Page behaviour). */
export const CODE_FAILED = 'Loading chunk failed';

/** Code failed to load. */
export class CodeError extends Error {
  override readonly name = 'CodeError';

  constructor(cause: unknown) {
    super(CODE_FAILED, { cause });
  }
}

/** @param styleSheets those for which the code has failed to load; filled here */
async function loadInTime<T>(load: () => Promise<T>, styleSheets: Set<string>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const cause = new DOMException(`no answer in ${CODE_TIMEOUT_MS} ms`, 'TimeoutError');
    timer = setTimeout(reject, CODE_TIMEOUT_MS, cause);
  });
  try {
    return await Promise.race([refetchFailedStyleSheets(styleSheets).then(load), timeout]);
  } catch (cause) {
    for (const href of noteFailedStyleSheets()) styleSheets.add(href);
    const error = new CodeError(cause);
    report('code', error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

let lastId = 0;

/**
 * The query of code that loads separately: a screen, a part of a screen, a long text.
 *
 * @param load `async () => (await import('./PhotoDialog')).PhotoDialog`
 */
export function codeQuery<T>(load: () => Promise<T>) {
  lastId += 1;
  const styleSheets = new Set<string>();
  return queryOptions({
    queryKey: ['code', lastId],
    queryFn: () => loadInTime(load, styleSheets),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // As data, but a shopper does not wait twice for what gives no answer.
    retry: (failures, { cause }) => failures < 1 && !(cause instanceof DOMException),
  });
}

/** Code that loads separately; see `codeQuery`. */
export type Code<T> = ReturnType<typeof codeQuery<T>>;
