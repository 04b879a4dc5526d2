import { readAsked } from '#mocks/asked';

/** What has become of a call: its answer, or why there is none. */
type Outcome = 'pending' | 'unreachable' | 'fails' | { body: object };

/** A call of the shop. */
export interface Exchange {
  /** The method, or the path of a service. */
  on: string;
  sent: unknown;
  url: string;
  /** As it was sent; empty if nothing was. */
  text: string;
  outcome: Outcome;
}

async function outcomeOf(response: Response): Promise<Outcome> {
  try {
    return response.ok ? { body: await response.json() } : 'fails';
  } catch {
    return 'fails';
  }
}

/** Wraps `fetch`, and keeps the last exchange of each call: `exchanges`, oldest first. */
export function recordCalls(fetch: typeof globalThis.fetch) {
  const exchanges = new Map<string, Exchange>();

  async function recordingFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = input instanceof Request ? undefined : new URL(input, globalThis.location?.href).href;
    const text = init?.body ?? '';
    const asked = url !== undefined && typeof text === 'string' ? readAsked(url, text) : undefined;
    if (!url || !asked) return fetch(input, init);
    const { on, sent } = asked;
    const key = JSON.stringify([on, sent]);
    const earlier = exchanges.get(key);
    const note = (outcome: Outcome) => {
      exchanges.delete(key);
      exchanges.set(key, { on, sent, url, text: `${text}`, outcome });
    };
    // While an answer is asked for again, the page shows the last.
    note(earlier?.outcome ?? 'pending');
    try {
      const response = await fetch(input, init);
      note(await outcomeOf(response.clone()));
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) note('unreachable');
      else if (!earlier) exchanges.delete(key);
      throw error;
    }
  }

  return { exchanges, fetch: recordingFetch };
}
