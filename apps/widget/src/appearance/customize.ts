import { isFields } from '@foyer/contract/readers.ts'
import { decodeSettings } from './decode-settings.ts'
import type { AppearanceSettings } from './settings.ts'

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
