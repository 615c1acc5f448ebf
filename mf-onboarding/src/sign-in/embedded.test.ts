import { inApp } from '@emberite/contract/inApp';
import { expect, test } from 'vitest';
import { isEmbedded } from './embedded.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Facebook', `${android} Version/4.0 Chrome/138.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0]`],
  ['Facebook on iOS', `${iphone} Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0.38;FBDV/iPhone16,1]`],
  ['Messenger', `${iphone} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/510.0]`],
  ['Instagram', `${iphone} Mobile/22F76 Instagram 390.0.0.28 (iPhone16,1; iOS 18_5; en_CA)`],
  ['Line', `${iphone} Safari Line/15.10.0`],
  ['Lemon8', `${android} Version/4.0 Chrome/138.0 Mobile Safari/537.36 Lemon8/8.1.0`],
  ['Snapchat', `${iphone} Mobile/22F76 Snapchat/13.50.0.43 (like Safari/8621.2.5, panda)`],
])('detects %s', (_, userAgent) => {
  expect([inApp.test(userAgent), isEmbedded(userAgent)]).toEqual([true, true]);
});

test.each([
  ['Chrome', `${android} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Edge', `${android} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0`],
  ['Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['Opera', `${android} Chrome/138.0.0.0 Mobile Safari/537.36 OPR/90.0`],
  ['something online', 'Mozilla/5.0 Airline/2 Skyline/3'],
])('does not detect %s', (_, userAgent) => {
  expect([inApp.test(userAgent), isEmbedded(userAgent)]).toEqual([false, false]);
});

test.each([
  ['LinkedIn', `${iphone} Mobile/15E148 [LinkedInApp]/9.31`],
  [
    'TikTok',
    `${android} Version/4.0 Chrome/138.0 Mobile Safari/537.36 musical_ly_2024 BytedanceWebview/d8a21c6`,
  ],
  ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.50 Safari/604.1`],
  ['KakaoTalk', `${android} Version/4.0 Chrome/138.0 Mobile Safari/537.36 KAKAOTALK/25.6.0`],
  [
    'any app on Android',
    `${android.replace('Pixel 9', 'Pixel 9; wv')} Version/4.0 Chrome/138.0 Mobile Safari/537.36`,
  ],
  ['any app on an iPhone', `${iphone} Mobile/15E148`],
])('knows that %s is embedded, and keeps its page', (_, userAgent) => {
  expect([inApp.test(userAgent), isEmbedded(userAgent)]).toEqual([false, true]);
});

test('Chrome and Firefox on an iPhone are browsers', () => {
  for (const name of ['CriOS/138.0.7204.156', 'FxiOS/141.0', 'EdgiOS/138.0', 'GSA/378.0']) {
    expect(isEmbedded(`${iphone} ${name} Mobile/15E148 Safari/604.1`)).toBe(false);
  }
});
