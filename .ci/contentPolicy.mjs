/** Where Google says its containers load and report from, https://developers.google.com/tag-platform/security/guides/csp */
const analytics = {
  scripts: ['https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The shop's own host on port 5000 (contract, 'Bases'), which a policy can't say without naming the host. */
const DEFAULT_BASE = '*:5000';

/**
 * What the browser lets a built page load, whatever finds its way into it: the `content` of its
 * `Content-Security-Policy`.
 * @param {Record<string, string | undefined>} env the `VITE_…` variables of the build
 * @returns {string}
 */
export function contentPolicy(env) {
  const hasAnalytics = Object.entries(env).some(
    ([name, id]) => name.startsWith('VITE_ANALYTICS_') && id?.trim(),
  );
  const from = hasAnalytics ? analytics : { scripts: [], calls: [] };
  const api = sourceOf(env.VITE_API_BASE) ?? DEFAULT_BASE;
  const bases = [env.VITE_CRM_BASE, env.VITE_LEADS_BASE, env.VITE_GEO_URL].map(
    (base) => sourceOf(base) ?? api,
  );

  /** @type {Record<string, string[]>} */
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...from.scripts],
    'style-src': ["'self'"],
    // What keeps the page from scrolling under an open dialog writes a style sheet of its own (react-remove-scroll).
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    // Offers and reviews name their pictures by address, and a chosen picture is shown before it is sent.
    'img-src': ["'self'", 'https:', api, 'blob:'],
    'connect-src': ["'self'", api, ...bases, ...from.calls],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Every form is sent by script.
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * An address as a policy names it; none for one beside the page, which is the page's own host.
 * @param {string | undefined} address
 */
function sourceOf(address) {
  const text = address?.trim();
  if (!text) return undefined;
  return URL.canParse(text) ? new URL(text).origin : "'self'";
}

/**
 * Vite plugin: puts the policy into the page, ahead of everything it is to hold for. A page of `npm start` has none:
 * there Vite itself writes scripts and styles into it.
 * @returns {import('vite').Plugin}
 */
export function contentPolicyTag() {
  /** @type {Record<string, string>} */
  let env = {};
  return {
    name: 'content-policy',
    apply: 'build',
    configResolved(config) {
      env = config.env;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        // Storybook builds a page of its own with this configuration.
        if (path !== '/index.html') return html;
        const charset = '<meta charset="utf-8" />';
        const tag = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(env)}" />`;
        return html.replace(charset, `${charset}\n    ${tag}`);
      },
    },
  };
}
