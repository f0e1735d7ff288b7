export type Device = { kind: 'desktop' | 'phone' | 'tablet' | 'unknown'; browser: string; os: string }

type Sign = readonly [name: string, sign: RegExp]

/** In this order: each of the later ones is also named by those before it. */
const browsers: readonly Sign[] = [
  ['WeChat', /MicroMessenger\/([\d.]+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|Opera)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['UC Browser', /UCBrowser\/([\d.]+)/],
  ['QQ Browser', /M?QQBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
]

const systems: readonly Sign[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android(?: ([\d.]+))?/],
  ['iPadOS', /iPad.*? OS ([\d_]+)/],
  ['iOS', /(?:iPhone|iPod).*? OS ([\d_]+)/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** Device by user agent. It is information for agents; no decision depends on it. */
export function deviceOf(userAgent: string): Device {
  return { kind: kindOf(userAgent), browser: named(browsers, userAgent), os: named(systems, userAgent) }
}

function kindOf(userAgent: string): Device['kind'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  if (/Mobile|iPhone|iPod|Android/.test(userAgent)) return 'phone'
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'desktop' : 'unknown'
}

/** The name and the first number of the version: the rest helps nobody. */
function named(signs: readonly Sign[], userAgent: string): string {
  for (const [name, sign] of signs) {
    const match = sign.exec(userAgent)
    if (match) return [name, match[1]?.split(/[._]/)[0]].filter(Boolean).join(' ')
  }
  return ''
}
