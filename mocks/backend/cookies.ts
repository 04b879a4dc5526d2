import { parse, serialize } from 'hono/utils/cookie';

/** How a session reaches the backend and stays with the visitor. */
export interface Cookies {
  read(request: Request, name: string): string | undefined;
  /** Without a value the cookie is taken away. */
  write(headers: Headers, name: string, value: string | undefined): void;
}

/** Real cookies. They end with the browser and no script can read them. */
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

/** Cookies of one visitor, kept here: a request that a service worker hands over carries no cookie header. */
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
