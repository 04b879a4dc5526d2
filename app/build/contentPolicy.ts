import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Sources for Google Tag Manager: https://developers.google.com/tag-platform/security/guides/csp */
const analytics = {
  scripts: ['https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * Port 5000 (Specification/Protocol). Of any host, because a policy cannot name another port of the page's own host.
 */
const DEFAULT_BASE = '*:5000';

/**
 * The `content` of the built page's `Content-Security-Policy`.
 *
 * @param env the `VITE_…` variables of the build
 * @param html the page; its inline scripts are allowed by their hashes, no others
 */
export function contentPolicy(env: Record<string, string | undefined>, html = ''): string {
  const hasAnalytics = Object.entries(env).some(
    ([name, id]) => name.startsWith('VITE_ANALYTICS_') && id?.trim(),
  );
  const from = hasAnalytics ? analytics : { scripts: [], calls: [] };
  const api = sourceOf(env.VITE_API_BASE) ?? DEFAULT_BASE;
  const bases = [env.VITE_CRM_BASE, env.VITE_LEADS_BASE, env.VITE_GEO_URL].map(
    (base) => sourceOf(base) ?? api,
  );
  const reports = sourceOf(env.VITE_REPORT_URL);

  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(html), ...from.scripts],
    // The page holds a style sheet, and react-remove-scroll, which stops the page from scrolling under an open dialog, inserts
    // one. Firefox before 108 reads only `style-src`; the others allow no styles in attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    // Pictures of offers and reviews may be on any https host; `blob:` is for previews of chosen pictures.
    'img-src': ["'self'", 'https:', api, 'blob:'],
    'connect-src': ["'self'", api, ...bases, ...(reports ? [reports] : []), ...from.calls],
    'font-src': ["'self'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Forms are submitted by scripts only.
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const hashesOf = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The policy's source for an address; a relative address is on the page's own host. */
function sourceOf(address: string | undefined): string | undefined {
  const text = address?.trim();
  if (!text) return undefined;
  return URL.canParse(text) ? new URL(text).origin : "'self'";
}

/**
 * Vite plugin: adds the policy at the top of the built page. Not in the development server, because Vite inserts inline
 * scripts and styles there.
 */
export function contentPolicyTag(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: 'content-policy',
    apply: 'build',
    configResolved(config) {
      env = config.env;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        // Storybook also builds its page with this plugin.
        if (path !== '/index.html') return html;
        const charset = '<meta charset="utf-8" />';
        const tag = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(env, html)}" />`;
        return html.replace(charset, `${charset}\n    ${tag}`);
      },
    },
  };
}
