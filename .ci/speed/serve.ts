import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { Hono } from 'hono';
import { chromiumLaunchOptions } from '../chromium.mjs';

/** What a measurement has started. */
export const closers: (() => unknown)[] = [];

/** Starts a browser, with flags of its own. */
export function launch(...own: string[]) {
  const { args, ...options } = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...args, ...own] });
}

/** Serves a build as a good host does. Resolves to its origin. */
export async function serveBuild(folder: string): Promise<string> {
  const { fetch } = new Hono().use('*', serveStatic({ root: folder, precompressed: true }));
  const port = await getPort();
  const server = serve({ fetch, port, hostname: 'localhost' });
  closers.push(() => server.close());
  return `http://localhost:${port}`;
}
