import { unknown } from '@foyer/client/result.ts'
import type { DocumentDraft } from '@foyer/contract/desk/knowledge-documents.ts'
import { draftTiming } from '@foyer/core/timing.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shownContent } from '../../../rules/knowledge/document-draft.ts'
import { createDocumentDraft, type DocumentRead } from './create-document-draft.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Client = Parameters<typeof createDocumentDraft>[0]
type Saved = Awaited<ReturnType<Client['saveDocumentDraft']>>

const read: DocumentRead = {
  docId: 'd7',
  robotNo: '1',
  language: 'en',
  version: 1,
  isPublished: true,
  saved: { question: 'Old?', similar: [], answer: '', category: '', attachments: [], related: [] },
  draft: { revision: 1, changes: {}, touched: {} },
  translations: [],
  usage: 0,
  useful: 0,
  useless: 0,
}

/** An open draft whose saves the test answers, in their order. */
function opened() {
  const saves: { answer: (conflicts?: string[]) => Promise<void>; fail: () => Promise<void> }[] = []
  let stored: DocumentDraft = read.draft
  const client: Client = {
    readDocument: () => Promise.resolve({ ok: true, data: { ...read, draft: stored, usage: 5 } }),
    watchDocument: () => new Promise(() => undefined),
    saveDocumentDraft: ({ changes }) =>
      new Promise<Saved>((resolve) => {
        saves.push({
          answer: async (conflicts = []) => {
            const kept = conflicts.length > 0 ? {} : changes
            stored = { ...stored, revision: stored.revision + 1, changes: { ...stored.changes, ...kept } }
            resolve({ ok: true, data: { draft: structuredClone(stored), conflicts } })
            await vi.advanceTimersByTimeAsync(0)
          },
          fail: async () => {
            resolve(unknown('network'))
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      }),
  }
  return { draft: createDocumentDraft(client, read), saves }
}

it('saves after a pause, one request at a time, and is flushed when all are answered', async () => {
  const { draft, saves } = opened()
  draft.set({ question: 'One?' })
  draft.set({ category: 'Returns' })
  expect(saves).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(draftTiming.saveAfterMs)
  draft.set({ question: 'Two?' })
  const heard: string[] = []
  void draft.flush().then((state) => heard.push(state))
  await vi.advanceTimersByTimeAsync(0)
  expect(saves).toHaveLength(1)
  await saves[0]?.answer()
  expect(heard).toEqual([])
  await saves[1]?.answer()
  expect(heard).toEqual(['saved'])
  expect(shownContent(draft.get())).toMatchObject({ question: 'Two?', category: 'Returns' })
})

it('repeats a save that did not reach the server', async () => {
  const { draft, saves } = opened()
  draft.set({ question: 'Mine?' })
  await vi.advanceTimersByTimeAsync(draftTiming.saveAfterMs)
  await saves[0]?.fail()
  expect(draft.get().saveState).toBe('failed')
  await vi.advanceTimersByTimeAsync(draftTiming.retryAfterMs)
  await saves[1]?.answer()
  expect(draft.get()).toMatchObject({ saveState: 'saved', draft: { changes: { question: 'Mine?' } } })
})

it('is not flushed while a colleague’s change waits for a decision', async () => {
  const { draft, saves } = opened()
  draft.set({ question: 'Mine?' })
  const flushed = draft.flush()
  await vi.advanceTimersByTimeAsync(0)
  await saves[0]?.answer(['question'])
  expect(await flushed).toBe('undecided')
  draft.resolve('question', 'theirs')
  expect(await draft.flush()).toBe('saved')
})

it('reads again what is not in the draft when it is opened again', async () => {
  const { draft } = opened()
  draft.open()()
  expect(draft.get().usage).toBe(0)
  draft.open()()
  await vi.advanceTimersByTimeAsync(0)
  expect(draft.get().usage).toBe(5)
})
