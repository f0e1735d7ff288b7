import { isFields } from '@foyer/contract/readers.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { parseColor } from '@foyer/core/appearance/color.ts'
import type { AppearanceSettings } from './settings.ts'

type Name = keyof AppearanceSettings
type Reader<K extends Name> = (value: unknown) => AppearanceSettings[K] | undefined

/** Reader of each setting, by the limits of the contract. Invalid values count as missing. */
const readers: { [K in Name]: Reader<K> } = {
  titleDesc: textUpTo(200),
  mainColor: color,
  kitBgcolor: color,
  kitTxcolor: color,
  cusColor: color,
  navigationBarColor: color,
  navigationBarShowFlag: flag,
  mainHeight: pixels,
  mainWidth: pixels,
  backgroundImage: url,
  avatar: url,
  robotName: textUpTo(200),
  robotIcon: url,
  robotWelcomeMsg: textUpTo(4000),
  noticeMode: flag,
  noticeMsg: textUpTo(1000),
}

const names = Object.keys(readers).filter((name): name is Name => name in readers)

function decodeSettings(value: unknown): Partial<AppearanceSettings> {
  let settings: Partial<AppearanceSettings> = {}
  if (!isFields(value)) return settings
  for (const name of names) {
    const setting = readers[name](value[name])
    if (setting !== undefined) settings = { ...settings, [name]: setting }
  }
  return settings
}

function textUpTo(most: number): (value: unknown) => string | undefined {
  return (value) => (typeof value === 'string' && value.length <= most ? value : undefined)
}

/** Empty gives the theme's own back. */
function color(value: unknown): string | undefined {
  return typeof value === 'string' && (value === '' || parseColor(value)) ? value : undefined
}

function url(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined
  return value === '' ? value : safeUrl(value)
}

function flag(value: unknown): boolean | undefined {
  return value === 0 || value === 1 ? value === 1 : undefined
}

function pixels(value: unknown): number | undefined {
  const isInRange = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4000
  return isInRange ? value : undefined
}

type Posted = { source: unknown; origin: string; data: unknown }
type Here = { window: unknown; parent: unknown; origin: string }

/** S-03: `{ type: 'customize', settings }`, from the page around us and of our own origin. Nobody else restyles. */
export function customizedBy(
  { source, origin, data }: Posted,
  here: Here,
): Partial<AppearanceSettings> | undefined {
  const isOurs = source === here.parent && here.parent !== here.window && origin === here.origin
  if (!isOurs || !isFields(data) || data['type'] !== 'customize') return undefined
  return decodeSettings(data['settings'])
}
