import type { WireChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import { channelSettingsExample as published } from '@foyer/contract/settings/channel-settings-example.ts'
import { draftTiming } from '@foyer/core/timing.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChannelDraft } from './create-channel-draft.ts'
import { createDraftView } from './draft-view.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const empty: WireChannelDraft = { revision: 1, changes: {}, touched: {} }
type Client = Parameters<typeof createChannelDraft>[0]
type Saved = Awaited<ReturnType<Client['saveChannelDraft']>>

/** An open draft whose saves the test answers, in their order. */
function opened() {
  const saves: ((conflicts?: string[]) => Promise<void>)[] = []
  let stored = empty
  const client: Client = {
    readChannelDraft: () => new Promise(() => undefined),
    watchChannelDraft: () => new Promise(() => undefined),
    saveChannelDraft: ({ changes }) =>
      new Promise<Saved>((resolve) => {
        saves.push(async (conflicts = []) => {
          const kept = conflicts.length > 0 ? {} : changes
          stored = { ...stored, revision: stored.revision + 1, changes: { ...stored.changes, ...kept } }
          resolve({ ok: true, data: { draft: structuredClone(stored), conflicts } })
          await vi.advanceTimersByTimeAsync(0)
        })
      }),
  }
  const read = { name: 'Shop', isArchived: false, version: 1, published, draft: empty }
  return { draft: createChannelDraft(client, 'shop', read), saves }
}

it('is flushed when every save is answered, also one that began while it waited', async () => {
  const { draft, saves } = opened()
  draft.set({ titleDesc: 'One' })
  await vi.advanceTimersByTimeAsync(draftTiming.saveAfterMs)
  draft.set({ titleDesc: 'Two' })
  await vi.advanceTimersByTimeAsync(draftTiming.saveAfterMs)
  const heard: string[] = []
  void draft.flush().then((isSaved) => heard.push(isSaved))
  await saves[0]?.()
  expect(saves).toHaveLength(2)
  // What is compared now would have an older revision than what the second save stores.
  expect(heard).toEqual([])
  await saves[1]?.()
  expect(heard).toEqual(['saved'])
  expect(draft.get().draft.revision).toBe(3)
})

it('is not flushed while a colleague’s change waits for a decision', async () => {
  const { draft, saves } = opened()
  draft.set({ titleDesc: 'Mine' })
  const flushed = draft.flush()
  await vi.advanceTimersByTimeAsync(0)
  await saves[0]?.(['titleDesc'])
  expect(await flushed).toBe('undecided')
  draft.resolve('titleDesc', 'theirs')
  expect(await draft.flush()).toBe('saved')
})

it('hands out the same values for settings that nobody changes, and after the answer to a save', async () => {
  const { draft, saves } = opened()
  const view = createDraftView(draft)
  const { settings: before, published: publishedBefore } = view.get()
  draft.set({ launcher: { ...published.launcher, label: 'Help' } })
  const typed = view.get()
  const differs = Object.keys(before).filter(
    (name) => Reflect.get(before, name) !== Reflect.get(typed.settings, name),
  )
  expect(differs).toEqual(['launcher'])
  expect(typed.published).toBe(publishedBefore)
  await vi.advanceTimersByTimeAsync(draftTiming.saveAfterMs)
  await saves[0]?.()
  expect(view.get()).not.toBe(typed)
  expect(view.get().settings).toBe(typed.settings)
  expect(view.get().changedKeys).toBe(typed.changedKeys)
})
