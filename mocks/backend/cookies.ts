import { parse, serialize } from 'hono/utils/cookie';

/** Reads and writes the cookies that keep a visitor's session. */
export interface Cookies {
  read(request: Request, name: string): string | undefined;
  /** Deletes the cookie if `value` is undefined. */
  write(headers: Headers, name: string, value: string | undefined): void;
}

/** Real cookies, in HTTP headers. They last until the browser is closed, and scripts cannot read them. */
export const headerCookies: Cookies = {
  read: (request, name) => parse(request.headers.get('cookie') ?? '', name)[name],
  write: (headers, name, value) => {
    headers.append(
      'set-cookie',
      serialize(name, value ?? '', {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        ...(value === undefined && { maxAge: 0 }),
      }),
    );
  },
};

/** Cookies of one visitor, kept in memory: requests that are answered in the page have no cookie header. */
export function jarCookies(): Cookies {
  const jar = new Map<string, string>();
  return {
    read: (_request, name) => jar.get(name),
    write: (_headers, name, value) => {
      if (value === undefined) jar.delete(name);
      else jar.set(name, value);
    },
  };
}
