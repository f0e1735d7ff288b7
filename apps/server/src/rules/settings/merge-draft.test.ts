import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { emptyDraft, mergeDraft, pendingKeys, type Draft } from './merge-draft.ts'

const published = { title: 'Help', color: '#fff', menus: [{ id: 'a', name: 'A' }] }
const ana = { agentId: 1, name: 'Ana' }
const ben = { agentId: 2, name: 'Ben' }

function saved(draft: Draft, changes: Record<string, unknown>, seen = draft.revision, by = ana) {
  return mergeDraft(draft, published, { seen, changes, insist: [], by, now: 7 })
}

describe('a draft', () => {
  it('holds what differs, and who changed it', () => {
    const { draft, conflicts } = saved(emptyDraft, { title: 'Hello', color: '#fff' })
    expect(draft).toEqual({
      revision: 1,
      changes: { title: 'Hello' },
      touched: { title: { revision: 1, ...ana, at: 7 } },
    })
    expect(conflicts).toEqual([])
  })

  it('forgets a change that is taken back, but not who took it back', () => {
    const { draft } = saved(saved(emptyDraft, { title: 'Hello' }).draft, { title: 'Help' }, 1, ben)
    expect(draft.changes).toEqual({})
    expect(draft.touched['title']).toMatchObject({ revision: 2, name: 'Ben' })
  })

  it('is the same draft when nothing is new, whatever the order of fields', () => {
    const before = saved(emptyDraft, { title: 'Hello' }).draft
    expect(saved(before, { title: 'Hello', menus: [{ name: 'A', id: 'a' }] }, 0).draft).toBe(before)
  })

  it('takes changes of different settings from editors who have not seen each other’s', () => {
    const first = saved(emptyDraft, { title: 'Hello' }, 0).draft
    const { draft, conflicts } = saved(first, { color: '#000' }, 0, ben)
    expect(draft.changes).toEqual({ title: 'Hello', color: '#000' })
    expect(conflicts).toEqual([])
  })

  it('names a setting that somebody changed since, and leaves it', () => {
    const first = saved(emptyDraft, { title: 'Hello' }, 0).draft
    const { draft, conflicts } = saved(first, { title: 'Hi', color: '#000' }, 0, ben)
    expect(draft.changes).toEqual({ title: 'Hello', color: '#000' })
    expect(conflicts).toEqual(['title'])
  })

  it('two who make the same change agree', () => {
    const first = saved(emptyDraft, { title: 'Hello' }, 0).draft
    expect(saved(first, { title: 'Hello' }, 0, ben).conflicts).toEqual([])
  })

  it('yields to who insists, and only there', () => {
    const first = saved(emptyDraft, { title: 'Hello', color: '#000' }, 0).draft
    const save = { seen: 0, changes: { title: 'Hi', color: '#111' }, insist: ['title'], by: ben, now: 8 }
    const { draft, conflicts } = mergeDraft(first, published, save)
    expect(draft.changes).toEqual({ title: 'Hi', color: '#000' })
    expect(conflicts).toEqual(['color'])
  })

  it('a change back to what is published is a conflict too for who has not seen the other', () => {
    const first = saved(emptyDraft, { title: 'Hello' }, 0).draft
    expect(saved(first, { title: 'Help' }, 0, ben).conflicts).toEqual(['title'])
  })

  it('says what it would change once something else is published', () => {
    const { draft } = saved(emptyDraft, { title: 'Hello', color: '#000' })
    expect(pendingKeys(draft, { ...published, title: 'Hello' })).toEqual(['color'])
  })

  it('never loses a save silently: it is in the draft, or named as a conflict', () => {
    const save = fc.record({
      seen: fc.nat({ max: 12 }),
      key: fc.constantFrom('title', 'color', 'menus'),
      value: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(save, { maxLength: 12 }), (saves) => {
        let draft = emptyDraft
        for (const { seen, key, value } of saves) {
          const before = draft
          const result = saved(draft, { [key]: value }, Math.min(seen, draft.revision))
          draft = result.draft
          const now = Object.hasOwn(draft.changes, key) ? draft.changes[key] : published[key as 'title']
          if (result.conflicts.length === 0) expect(now).toBe(value)
          else expect(draft).toBe(before)
        }
      }),
    )
  })
})
