import { afterEach, describe, expect, it, vi } from 'vitest';
import { isInAppBrowser, isWeakDevice, savesData } from './device';

afterEach(() => void vi.unstubAllGlobals());

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const webView = 'Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36';

describe('a browser in an app', () => {
  it.each([
    ['Facebook, Android', `${android} ${webView} [FB_IAB/FB4A;FBAV/470.0.0.49.83;]`, true],
    ['Instagram, iOS', `${iPhone} Mobile/15E148 Instagram 336.0.8.31.94 (iPhone14,5; iOS 17_5_1)`, true],
    ['Viber, Android', `${android} ${webView} Viber/22.5.0.0`, true],
    ['TikTok, Android', `${android} ${webView} musical_ly_2023505030 BytedanceWebview/d8a21c6`, true],
    [
      'another app, Android',
      `${android.replace('K)', 'CPH2127 Build/RKQ1.201217.002; wv)')} ${webView}`,
      true,
    ],
    ['another app, iOS', `${iPhone} Mobile/15E148`, true],
    ['Chrome, Android', `${android} Chrome/151.0.0.0 Mobile Safari/537.36`, false],
    ['Chrome, iOS', `${iPhone} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`, false],
    ['Safari, iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
    ['Firefox', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', false],
    ['no browser', '', false],
  ])('%s', (_browser, userAgent, isInApp) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(isInAppBrowser()).toBe(isInApp);
  });
});

it('is no browser where there is no navigator, as in Node 20', () => {
  vi.stubGlobal('navigator', undefined);
  expect(isInAppBrowser()).toBe(false);
  expect(isWeakDevice()).toBe(false);
});

describe('a weak device', () => {
  it.each([{ deviceMemory: 2 }, { deviceMemory: 8, connection: { saveData: true } }])('%o', (hints) => {
    vi.stubGlobal('navigator', hints);
    expect(isWeakDevice()).toBe(true);
  });

  it.each([
    {},
    { deviceMemory: 4 },
    { deviceMemory: '1' },
    { connection: null },
    { connection: { saveData: 'on' } },
  ])('%o is none', (hints) => {
    vi.stubGlobal('navigator', hints);
    expect(isWeakDevice()).toBe(false);
    expect(savesData()).toBe(false);
  });
});
