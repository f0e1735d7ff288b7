import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { expect, it } from 'vitest'
import { createDialogueDraft } from './create-dialogue-draft.ts'

type Sent = { revision: number; dialogue: { name: string } }

/** A server that keeps one dialogue. */
function given() {
  const stored = { revision: 3, dialogue: orderDialogue }
  const sent: Sent[] = []
  const facts = { version: 1, status: 'published' as const, isChanged: false, problems: [] }
  const client: Parameters<typeof createDialogueDraft>[0] = {
    readDialogue: () => Promise.resolve({ ok: true, data: { ...facts, ...stored } }),
    saveDialogueDraft: ({ revision, dialogue }) => {
      sent.push({ revision, dialogue })
      if (revision !== stored.revision)
        return Promise.resolve({ ok: false, kind: 'refused', http: 409, error: 'object.stale' })
      Object.assign(stored, { revision: revision + 1, dialogue })
      return Promise.resolve({ ok: true, data: { revision: revision + 1, isChanged: true, problems: [] } })
    },
  }
  const ref = { robotNo: '1', dialogueId: 'order' }
  return { stored, sent, draft: createDialogueDraft(client, ref, { ...facts, ...stored }) }
}

const named = (name: string) => (dialogue: typeof orderDialogue) => ({ ...dialogue, name })

it('saves the whole once, and undoes what was typed in one go', async () => {
  const { sent, draft, stored } = given()
  draft.edit(named('a'), 'name')
  draft.edit(named('ab'), 'name')
  expect(await draft.flush()).toBe(true)
  expect(sent).toMatchObject([{ revision: 3, dialogue: { name: 'ab' } }])
  draft.undo()
  expect(draft.get().present.name).toBe(orderDialogue.name)
  await draft.flush()
  expect(stored.dialogue.name).toBe(orderDialogue.name)
  draft.redo()
  expect(draft.get().present.name).toBe('ab')
})

it('a colleague’s save is not overwritten unasked; a person keeps theirs or their own', async () => {
  const { draft, stored } = given()
  Object.assign(stored, { revision: 9, dialogue: { ...orderDialogue, name: 'theirs' } })
  draft.edit(named('mine'))
  expect(await draft.flush()).toBe(false)
  expect(draft.get().saveState).toBe('stale')
  expect(stored.dialogue.name).toBe('theirs')
  await draft.keepMine()
  expect(stored.dialogue.name).toBe('mine')
  expect(draft.get().saveState).toBe('saved')
  Object.assign(stored, { revision: 20, dialogue: { ...orderDialogue, name: 'theirs' } })
  await draft.reload()
  expect(draft.get().present.name).toBe('theirs')
})
