import { expect, it } from 'vitest';
import { contentPolicy } from './contentPolicy';

const sourcesFor = (env: Record<string, string> = {}): Record<string, string[]> =>
  Object.fromEntries(
    contentPolicy(env)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

it('allows scripts of the shop only, and no inline scripts', () => {
  const sources = sourcesFor();
  expect(sources['default-src']).toEqual(["'self'"]);
  expect(sources['script-src']).toEqual(["'self'"]);
  for (const directive of ['worker-src', 'object-src', 'base-uri', 'form-action']) {
    expect(sources[directive]).toEqual(["'none'"]);
  }
  expect(contentPolicy({})).not.toContain('unsafe-eval');
});

it('allows an inline script of the page by its hash', () => {
  const [directive] = contentPolicy(
    {},
    '<script>{start()}</script><script type="module" src="./a.js"></script>',
  )
    .split('; ')
    .filter((text) => text.startsWith('script-src'));
  // printf '{start()}' | openssl dgst -sha256 -binary | base64
  expect(directive).toBe(`script-src 'self' 'sha256-d7wU3J5cmYwA7uv0QIdstd8V9tNd9NNImk8jtr/Oehw='`);
});

it('allows the backend at its default port', () => {
  const sources = sourcesFor();
  expect(sources['connect-src']).toEqual(["'self'", '*:5000']);
  expect(sources['img-src']).toContain('*:5000');
});

it('allows every configured base by its origin, each once', () => {
  const sources = sourcesFor({
    VITE_API_BASE: 'http://localhost:4174/',
    VITE_CRM_BASE: ' https://crm.example/shop ',
    VITE_LEADS_BASE: 'https://crm.example',
    VITE_GEO_URL: '/geo.json',
  });
  expect(sources['connect-src']).toEqual(["'self'", 'http://localhost:4174', 'https://crm.example']);
  expect(sources['img-src']).toContain('http://localhost:4174');
});

it('allows the address of reports where there is one', () => {
  const sources = sourcesFor({ VITE_REPORT_URL: 'https://reports.example/shop' });
  expect(sources['connect-src']).toEqual(["'self'", '*:5000', 'https://reports.example']);
});

it('allows analytics only where a country has a container', () => {
  expect(contentPolicy({ VITE_ANALYTICS_BA: ' ' })).not.toContain('google');
  const sources = sourcesFor({ VITE_ANALYTICS_BA: '', VITE_ANALYTICS_HR: 'GTM-TEST' });
  expect(sources['script-src']).toEqual(["'self'", 'https://*.googletagmanager.com']);
  expect(sources['connect-src']).toContain('https://*.google-analytics.com');
});
