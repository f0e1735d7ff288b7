import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { contrast, parseColor, readable } from '@foyer/core/appearance/color.ts'
import { completeness } from '../../rules/channels/completeness.ts'
import type { Setting } from '../fields/field-spec.ts'
import { allSettings, settingTable } from '../fields/setting-table.ts'

export type Warning =
  /** A text and what is behind it; the chat replaces such a text colour by black or white. */
  | { kind: 'contrast'; text: Setting; ground: Setting; ratio: number }
  | { kind: 'translation'; code: string; missing: number }

/** What an admin should know before visitors see these settings. */
export function warningsOf(settings: WireChannelSettings): Warning[] {
  return [...contrastWarnings(settings), ...translationWarnings(settings)]
}

function contrastWarnings(settings: WireChannelSettings): Warning[] {
  const seen = new Set<string>()
  return allSettings.flatMap((setting): Warning[] => {
    const { input } = settingTable[setting]
    if (input.kind !== 'colour' || !input.with) return []
    const pair = [setting, input.with].toSorted().join(' ')
    if (seen.has(pair)) return []
    seen.add(pair)
    const [ground, text] = [colourOf(settings[setting]), colourOf(settings[input.with])]
    const ratio = ground && text ? contrast(ground, text) : readable
    return ratio < readable ? [{ kind: 'contrast', ground: setting, text: input.with, ratio }] : []
  })
}

function colourOf(value: unknown) {
  return typeof value === 'string' ? parseColor(value) : undefined
}

/** Only languages that somebody has begun: the others show every text as it is. */
function translationWarnings(settings: WireChannelSettings): Warning[] {
  return Object.entries(settings.translations).flatMap(([code, texts]): Warning[] => {
    if (Object.keys(texts).length === 0) return []
    const { done, all } = completeness(settings, code)
    return done < all ? [{ kind: 'translation', code, missing: all - done }] : []
  })
}
