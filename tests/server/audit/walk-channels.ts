import { must } from '../team/given.ts'
import { png } from '../files/pictures.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { postFile } from '../tickets/given.ts'
import { type Given, nothing, type WalkCalls } from './walk-call.ts'

/** Channels with their drafts and versions, each call in a channel of its own. */
export const channelCalls = {
  listChannels: nothing,
  readChannelFile: () => ({ input: { settings: '{"mainColor":"#0a7d4f"}' } }),
  createChannel: () => ({ input: { name: `Shop ${newId()}` } }),
  renameChannel: async (given) => ({ input: { channelId: await channelOf(given), name: newId() } }),
  archiveChannel: async (given) => ({ input: { channelId: await channelOf(given), isArchived: true } }),
  uploadChannelImage: async (given) => {
    const picture = { name: 'logo.png', bytes: await png(), fields: { channelId: await channelOf(given) } }
    return { perform: ({ http, headers }) => postFile(http, 'uploadChannelImage', headers, picture) }
  },
  readChannelDraft: async (given) => ({ input: { channelId: await channelOf(given) } }),
  watchChannelDraft: async (given) => ({ input: { channelId: await channelOf(given) } }),
  saveChannelDraft: async (given) => ({
    input: { channelId: await channelOf(given), revision: 0, changes: { titleDesc: newId() } },
  }),
  discardChannelDraft: async (given) => ({ input: { channelId: await editedOf(given), revision: 1 } }),
  publishChannel: async (given) => ({
    input: { channelId: await editedOf(given), version: 1, revision: 1 },
  }),
  scheduleChannel: async (given) => ({
    input: { channelId: await editedOf(given), revision: 1, publishTime: Date.now() + 86_400_000 },
  }),
  listChannelVersions: async (given) => ({ input: { channelId: await channelOf(given) } }),
  readChannelVersion: async (given) => ({ input: { channelId: await publishedOf(given), version: 1 } }),
  listHelpCentres: () => ({ input: { robotNo: 'r1' } }),
  saveHelpCentre: async (given) => ({
    input: { channelId: await channelOf(given), isOn: true, title: newId(), intros: {}, version: 0 },
  }),
  restoreChannelVersion: async (given) => ({
    input: { channelId: await publishedOf(given), version: 1, current: 2 },
  }),
} satisfies WalkCalls

async function channelOf({ agent }: Given): Promise<string> {
  const { channelId } = must(await agent.call('createChannel', { name: `Shop ${newId()}` }))
  return String(channelId)
}

async function editedOf(given: Given): Promise<string> {
  const channelId = await channelOf(given)
  must(
    await given.agent.call('saveChannelDraft', { channelId, revision: 0, changes: { titleDesc: newId() } }),
  )
  return channelId
}

async function publishedOf(given: Given): Promise<string> {
  const channelId = await editedOf(given)
  must(await given.agent.call('publishChannel', { channelId, version: 1, revision: 1 }))
  return channelId
}
