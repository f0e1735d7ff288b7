import { z } from 'zod'
import { ChannelConfig, type WireChannelConfig } from '@foyer/contract/channel/config.ts'

/** Settings that say whose channel it is. */
const fixed: readonly string[] = ['tenantId', 'channelId']

export type ChangedSettings = { config: WireChannelConfig } | { problem: string }

/** A channel's settings with some of them replaced. `problem` names everything that is wrong with the change. */
export function changeSettings(current: WireChannelConfig, change: unknown): ChangedSettings {
  const read = z.record(z.string(), z.unknown()).safeParse(change)
  if (!read.success) return { problem: 'expected an object of settings by their names' }
  const unknown = Object.keys(read.data).filter((name) => !Object.hasOwn(ChannelConfig.shape, name))
  if (unknown.length > 0) return { problem: `no such setting: ${unknown.join(', ')}` }
  const settings: Record<string, unknown> = { ...current }
  const moved = fixed.filter((name) => name in read.data && read.data[name] !== settings[name])
  if (moved.length > 0) return { problem: `${moved.join(' and ')} cannot be changed` }
  const changed: unknown = { ...settings, ...read.data }
  const checked = ChannelConfig.safeParse(changed)
  if (!checked.success) return { problem: z.prettifyError(checked.error) }
  return { config: z.encode(ChannelConfig, checked.data) }
}
