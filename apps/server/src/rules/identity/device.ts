/** Short names for browsers by user agent. The first match counts. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Names are names in every language; empty when nothing is known. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  return { browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) }
}

function firstOf(rows: readonly (readonly [string, RegExp])[], text: string): string {
  return rows.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
}
