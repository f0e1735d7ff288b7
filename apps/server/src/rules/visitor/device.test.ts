import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('what a browser says it is', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36`,
      'desktop',
      'Chrome 131',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2`,
      'desktop',
      'Edge 131',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`,
      'desktop',
      'Safari 18',
      'macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`,
      'phone',
      'Safari 18',
      'iOS 18',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_2 like Mac OS X) ${apple} Version/17.2 Mobile/15E148 Safari/604.1`,
      'tablet',
      'Safari 17',
      'iPadOS 17',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink} Chrome/130.0.0.0 Mobile Safari/537.36`,
      'phone',
      'Chrome 130',
      'Android 14',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-X700) ${blink} Chrome/120.0 Safari/537.36`,
      'tablet',
      'Chrome 120',
      'Android 13',
    ],
    [
      `Mozilla/5.0 (Linux; Android 12; M) ${blink} Chrome/107.0 Mobile Safari/537.36 MicroMessenger/8.0.4`,
      'phone',
      'WeChat 8',
      'Android 12',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'desktop',
      'Firefox 132',
      'Linux',
    ],
    ['curl/8.5', 'unknown', '', ''],
    ['', 'unknown', '', ''],
  ])('%s', (userAgent, kind, browser, os) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, os })
  })
})
