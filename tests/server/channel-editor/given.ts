import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { WireChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { must } from '../team/given.ts'

export type Read = {
  name: string
  isArchived: boolean
  version: number
  published: WireChannelSettings
  draft: WireChannelDraft
}

export type Saved = { draft: WireChannelDraft; conflicts: string[] }

/** A channel of the agent's tenant that no other test uses. */
export async function givenChannel(agent: Agent, more: Record<string, unknown> = {}): Promise<string> {
  const { channelId } = must(await agent.call('createChannel', { name: `Shop ${newId()}`, ...more }))
  return String(channelId)
}

export async function read(agent: Agent, channelId: string): Promise<Read> {
  return must(await agent.call('readChannelDraft', { channelId })) as Read
}

/** Saves changes as an editor does that has just read the draft. */
export async function save(
  agent: Agent,
  channelId: string,
  changes: Record<string, unknown>,
  more: { revision?: number; insist?: string[] } = {},
): Promise<Saved> {
  const { revision = (await read(agent, channelId)).draft.revision, insist = [] } = more
  return must(await agent.call('saveChannelDraft', { channelId, revision, changes, insist })) as Saved
}

export async function publish(agent: Agent, channelId: string, note = ''): Promise<number> {
  const { version, draft } = await read(agent, channelId)
  const input = { channelId, version, revision: draft.revision, note }
  return Number(must(await agent.call('publishChannel', input))['version'])
}
