import { afterEach, describe, expect, it, vi } from 'vitest';
import { isInAppBrowser, isWeakDevice, savesData } from './device';

afterEach(() => void vi.unstubAllGlobals());

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = (details: string) =>
  `Mozilla/5.0 (Linux; Android ${details}) AppleWebKit/537.36 (KHTML, like Gecko)`;
const webView = 'Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36';

describe('a browser in an app', () => {
  it.each([
    [
      'Facebook, Android',
      `${android('13; SM-A536B Build/TP1A.220624.014; wv')} ${webView} [FB_IAB/FB4A;FBAV/470.0.0.49.83;]`,
    ],
    [
      'Facebook, iOS',
      `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.1.0.41.103;FBBV/612345678;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/hr_HR;FBOP/5]`,
    ],
    [
      'Facebook Lite',
      `${android('10; M2006C3LG Build/QP1A.190711.020; wv')} ${webView} [FBAN/EMA;FBLC/sr_RS;FBAV/412.0.0.10.115;]`,
    ],
    [
      'Messenger, Android',
      `${android('12; 2201117TG Build/SKQ1.211103.001; wv')} ${webView} [FB_IAB/Orca-Android;FBAV/463.0.0.44.89;]`,
    ],
    [
      'Messenger, iOS',
      `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/463.0.0.39.110;FBDV/iPhone12,1;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBCR/;FBID/phone;FBLC/bs_BA;FBOP/0]`,
    ],
    [
      'Instagram, Android',
      `${android('14; SM-S911B Build/UP1A.231005.007; wv')} ${webView} Instagram 336.0.0.35.90 Android (34/14; 480dpi; 1080x2115; samsung; SM-S911B; dm1q; qcom; hr_HR; 611011243)`,
    ],
    [
      'Instagram, iOS',
      `${iPhone} Mobile/15E148 Instagram 336.0.8.31.94 (iPhone14,5; iOS 17_5_1; sr_RS; sr; scale=3.00; 1170x2532; 612311241)`,
    ],
    ['Viber, Android', `${android('11; CPH2127 Build/RKQ1.201217.002; wv')} ${webView}`],
    ['Viber, Android, by name', `${android('9; SM-G950F')} ${webView} Viber/22.5.0.0`],
    ['Viber, iOS', `${iPhone} Mobile/15E148`],
    [
      'TikTok, Android',
      `${android('12; M2101K6G Build/SKQ1.210908.001; wv')} ${webView} musical_ly_2023505030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/35.5.3 ByteLocale/hr ByteFullLocale/hr Region/HR BytedanceWebview/d8a21c6`,
    ],
    [
      'TikTok, iOS',
      `${iPhone} Mobile/15E148 musical_ly_35.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/sr Region/RS isDarkMode/0 WKWebView/1 BytedanceWebview/d8a21c6`,
    ],
    [
      'TikTok elsewhere',
      `${android('10; RMX2020')} ${webView} trill_2022803040 JsSdk/1.0 AppName/trill app_version/28.3.4`,
    ],
    [
      'another app, iPad',
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
  ])('%s', (_app, userAgent) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(isInAppBrowser()).toBe(true);
  });
});

describe('a browser of its own', () => {
  it.each([
    ['Chrome, Android', `${android('10; K')} Chrome/151.0.0.0 Mobile Safari/537.36`],
    ['Chrome, Android of 2019', `${android('9; SM-J600FN')} Chrome/100.0.4896.127 Mobile Safari/537.36`],
    ['Chrome, iOS', `${iPhone} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`],
    [
      'Chrome, Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36',
    ],
    ['Safari, iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
    [
      'Safari, iPhone of 2015',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari, iPad',
      'Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari, Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    [
      'Samsung Internet',
      `${android('13; SAMSUNG SM-A525F')} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox, Android', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    ['Firefox, iOS', `${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:102.0) Gecko/20100101 Firefox/102.0'],
    [
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ],
    ['Opera, Android', `${android('10; K')} Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`],
    ['DuckDuckGo, iOS', `${iPhone} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
    ['Google, iOS', `${iPhone} GSA/323.0.647062479 Mobile/15E148 Safari/604.1`],
    ['no browser', ''],
  ])('%s', (_browser, userAgent) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(isInAppBrowser()).toBe(false);
  });
});

it('is no browser where there is no navigator, as in Node 20', () => {
  vi.stubGlobal('navigator', undefined);
  expect(isInAppBrowser()).toBe(false);
  expect(isWeakDevice()).toBe(false);
});

describe('a weak device', () => {
  it.each([
    { deviceMemory: 0.25 },
    { deviceMemory: 2 },
    { deviceMemory: 8, connection: { saveData: true } },
    { connection: { saveData: true } },
  ])('%o', (hints) => {
    vi.stubGlobal('navigator', hints);
    expect(isWeakDevice()).toBe(true);
  });

  it.each([
    {},
    { deviceMemory: 4 },
    { deviceMemory: '1' },
    { deviceMemory: null },
    { connection: null },
    { connection: 'slow-2g' },
    { connection: {} },
    { connection: { saveData: 'on' } },
    { deviceMemory: 8, connection: { saveData: false } },
  ])('%o is none', (hints) => {
    vi.stubGlobal('navigator', hints);
    expect(isWeakDevice()).toBe(false);
    expect(savesData()).toBe(false);
  });
});
