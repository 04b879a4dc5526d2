import { byCountry, catalogue, fixtures, resetCode } from '../fixtures';
import { createBackend, createMemoryStore, type Handler } from '.';

const storeOf = (country: keyof typeof fixtures) => createMemoryStore(fixtures[country], catalogue);

/** A deterministic backend with the real fixtures. */
export function testBackend() {
  const log: string[] = [];
  let ids = 0;
  let time = Date.parse('2030-05-04T10:00:00.000Z');
  const handler = createBackend({
    stores: byCountry(storeOf),
    // Every reading of the clock is a minute later than the one before.
    now: () => {
      time += 60_000;
      return new Date(time);
    },
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    newResetCode: () => resetCode,
    sleep: async () => {},
    log: (line) => log.push(line),
  });
  return { handler, log, visitor: () => visitorOf(handler) };
}

/** A PNG with this size and more chunks, but without its pixels and checksums. */
export function pngOf(width: number, height: number, chunks: Record<string, string> = {}) {
  const size = [width, height].map((side) => String.fromCharCode(side >> 24, side >> 16, side >> 8, side));
  const chunk = (name: string, data: string) => `\0\0\0${String.fromCharCode(data.length)}${name}${data}....`;
  const all = Object.entries({ IHDR: `${size.join('')}\x08\x02\0\0\0`, ...chunks, IEND: '' });
  return bytesOf(`\x89PNG\r\n\x1a\n${all.map(([name, data]) => chunk(name, data)).join('')}`);
}

/** One byte for each character. */
export const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

export type Visitor = ReturnType<typeof visitorOf>;

/** A client that keeps cookies, as a browser does. */
export function visitorOf(handler: Handler) {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await handler(new Request(`http://shop.test${path}`, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const post = (path: string, body: unknown) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const rpc = async (body: unknown) => (await post('/_rpc', body)).json();

  return {
    send,
    post,
    /** The answer to a call or a batch, in wire format. */
    rpc,
    /** The answer's data, or its error code as `{ error }`. */
    async call(method: string, params?: object, meta?: object) {
      const { status, data } = await rpc({ action: 'call', method, params, meta });
      return status === 'ok' ? data : { error: data };
    },
    async logIn(country: keyof typeof fixtures = 'BA') {
      const { UserInfo, Password } = fixtures[country].member;
      return this.call('auth.loginShop', { username: UserInfo.Email, password: Password }, { country });
    },
  };
}

export { newUser } from './users';
