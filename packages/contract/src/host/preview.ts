import { isFields } from '../readers.ts'
import type { WireChannelConfig } from '../channel/config.ts'
import type { EvaluateInfo } from '../evaluation/endpoints.ts'

/** States of the conversation that the preview (`customize=true`) can show. No zod here: browsers download it. */
export const previewScenes = [
  'robot',
  'queue',
  'agent',
  'offline',
  'rating',
  'ended',
  'preChat',
  'groups',
] as const
export type PreviewScene = (typeof previewScenes)[number]

export const previewLayouts = ['desktop', 'mobile'] as const
export const previewThemes = ['light', 'dark'] as const

/** Settings as the wire has them: of a channel, and of how it asks for a rating. */
export type PreviewSettings = Omit<WireChannelConfig, 'tenantId' | 'channelId'> & EvaluateInfo
export type PreviewSetting = keyof PreviewSettings

/** Message of a page to the preview that it frames, of the same origin. An absent field keeps its earlier value. */
export type PreviewMessage = {
  type: 'customize'
  settings?: Partial<PreviewSettings>
  scene?: PreviewScene
  /** One of the 24 locales. */
  locale?: string
  layout?: (typeof previewLayouts)[number]
  theme?: (typeof previewThemes)[number]
  /** The setting whose elements are outlined; empty: none. */
  highlight?: PreviewSetting | ''
  /** A click reports the setting of the element under it. */
  isPicking?: boolean
  /** The level of the scene `rating` that is chosen, 1 to 5. */
  level?: number
}

/** Messages of the preview to the page that frames it, if that page is of the same origin. */
export type PreviewReport =
  /** The preview listens from now on. */
  | { type: 'previewReady' }
  | { type: 'previewPicked'; setting: PreviewSetting }
  /** Settings whose elements are wider than their place, or whose text is cut off. */
  | { type: 'previewMeasured'; overflowing: readonly PreviewSetting[] }

/** The report in a message of the frame; undefined for every other message. */
export function previewReportOf(data: unknown): PreviewReport | undefined {
  if (!isFields(data)) return undefined
  const { type, setting, overflowing } = data
  if (type === 'previewReady') return { type }
  if (type === 'previewPicked' && isName(setting)) return { type, setting }
  if (type === 'previewMeasured' && Array.isArray(overflowing))
    return { type, overflowing: overflowing.filter(isName) }
  return undefined
}

/** The receiver compares it with the names that it knows. */
function isName(value: unknown): value is PreviewSetting {
  return typeof value === 'string'
}
