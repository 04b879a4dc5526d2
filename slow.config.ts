import config from './playwright.config.ts';
export default { ...config, timeout: 240_000, expect: { timeout: 60_000 }, workers: 2 };
