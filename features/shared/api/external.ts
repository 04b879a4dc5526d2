/** The JSON answer of a service that is not the shop's own backend: no cookies are sent. Rejects on any other outcome. */
export async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, credentials: 'omit' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Like `fetchJson`, with a body. */
export function postJson(url: string, body: object, init?: RequestInit): Promise<unknown> {
  return fetchJson(url, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
