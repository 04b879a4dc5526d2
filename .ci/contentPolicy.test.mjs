import { expect, it } from 'vitest';
import { contentPolicy } from './contentPolicy.mjs';

/** @param {Record<string, string>} [env] */
const sourcesFor = (env = {}) =>
  Object.fromEntries(
    contentPolicy(env)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

it('lets scripts come from the shop alone, and nothing written into the page run', () => {
  const sources = sourcesFor();
  expect(sources['default-src']).toEqual(["'self'"]);
  expect(sources['script-src']).toEqual(["'self'"]);
  for (const nothing of ['object-src', 'base-uri', 'form-action']) {
    expect(sources[nothing]).toEqual(["'none'"]);
  }
  expect(contentPolicy({})).not.toContain('unsafe-eval');
});

it('knows the backend at its usual port', () => {
  const sources = sourcesFor();
  expect(sources['connect-src']).toEqual(["'self'", '*:5000']);
  expect(sources['img-src']).toContain('*:5000');
});

it('knows every configured base by its origin, each once', () => {
  const sources = sourcesFor({
    VITE_API_BASE: 'http://localhost:4174/',
    VITE_CRM_BASE: ' https://crm.example/shop ',
    VITE_LEADS_BASE: 'https://crm.example',
    VITE_GEO_URL: '/geo.json',
  });
  expect(sources['connect-src']).toEqual(["'self'", 'http://localhost:4174', 'https://crm.example']);
  expect(sources['img-src']).toContain('http://localhost:4174');
});

it('knows analytics only where some country has a container', () => {
  expect(contentPolicy({ VITE_ANALYTICS_BA: ' ' })).not.toContain('google');
  const sources = sourcesFor({ VITE_ANALYTICS_BA: '', VITE_ANALYTICS_HR: 'GTM-TEST' });
  expect(sources['script-src']).toEqual(["'self'", 'https://*.googletagmanager.com']);
  expect(sources['connect-src']).toContain('https://*.google-analytics.com');
});
