import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { isFields } from '@foyer/contract/readers.ts'

/** The first thing that an import looks for. */
const format = 'foyer.channel'
const formatVersion = 1

type Exported = { channelId: string; name: string; settings: WireChannelSettings; at: number }

/** What a channel has published, as a file. Keys and allowed sites are no settings and are never in it. */
export function channelFile({ channelId, name, settings, at }: Exported): { name: string; text: string } {
  const content = { format, formatVersion, name, exported: new Date(at).toISOString(), settings }
  return { name: `channel-${channelId}.json`, text: `${JSON.stringify(content, undefined, 2)}\n` }
}

export type ChannelFile =
  | { isReadable: true; name: string; settings: string }
  /** `format`: it is no exported channel. `newer`: a later release wrote it. */
  | { isReadable: false; problem: 'format' | 'newer' }

/** Whether a file is an exported channel. The server checks the settings in it. */
export function readChannelFile(text: string): ChannelFile {
  const file = parse(text)
  if (!isFields(file) || file['format'] !== format || !isFields(file['settings']))
    return { isReadable: false, problem: 'format' }
  if (file['formatVersion'] !== formatVersion) return { isReadable: false, problem: 'newer' }
  const name = typeof file['name'] === 'string' ? file['name'] : ''
  return { isReadable: true, name, settings: JSON.stringify(file['settings']) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
