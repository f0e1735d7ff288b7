import type { DocumentContent, DocumentDraft } from '@foyer/contract/desk/knowledge-documents.ts'
import { describe, expect, it } from 'vitest'
import {
  changedFields,
  nextSave,
  openDocumentDraft,
  resolveConflict,
  saveAnswered,
  saveFailed,
  shownContent,
} from './document-draft.ts'

const saved: DocumentContent = {
  question: 'How do I return something?',
  similar: [],
  answer: '<p>Within 30 days.</p>',
  category: '',
  validFrom: 1_000,
  attachments: [],
  related: [],
}
const draft: DocumentDraft = { revision: 1, changes: { category: 'Returns' }, touched: {} }
const opened = openDocumentDraft({ saved, draft })
const typing = { ...opened, typed: { question: 'Mine', validFrom: null } }

describe('a draft of a document', () => {
  it('shows what is saved with the draft and with what is typed; null takes a time away', () => {
    const shown = shownContent(typing)
    expect(shown).toMatchObject({ question: 'Mine', category: 'Returns' })
    expect(shown).not.toHaveProperty('validFrom')
    expect(changedFields(saved, shown)).toEqual(['question', 'category', 'validFrom'])
  })

  it('sends one save at a time, and keeps what failed beneath what came later', () => {
    const next = nextSave(typing)
    expect(next?.save.changes).toEqual({ question: 'Mine', validFrom: null })
    if (!next) throw new Error('nothing to save')
    const later = { ...next.state, typed: { question: 'Later' } }
    expect(nextSave(later)).toBeUndefined()
    expect(saveFailed(later).typed).toEqual({ question: 'Later', validFrom: null })
    expect(nextSave(opened)).toBeUndefined()
  })

  it('names both sides of a conflict, and insists only on what a person kept', () => {
    const touch = { revision: 2, adminId: '4', adminNick: 'Ben', time: 5 }
    const theirs = { revision: 2, changes: { question: 'Theirs' }, touched: { question: touch } }
    const sent = nextSave(typing)?.state
    if (!sent) throw new Error('nothing to save')
    const state = saveAnswered(sent, { draft: theirs, conflicts: ['question', 'unknown'] })
    expect(state.conflicts).toHaveLength(1)
    expect(state.conflicts[0]).toMatchObject({ adminNick: 'Ben', mine: { question: 'Mine' } })
    expect(state.conflicts[0]?.theirs.question).toBe('Theirs')
    const kept = resolveConflict(state, 'question', 'mine')
    expect(nextSave(kept)?.save).toEqual({ changes: { question: 'Mine' }, insist: ['question'] })
    expect(nextSave(resolveConflict(state, 'question', 'theirs'))).toBeUndefined()
  })

  it('insists on a time that was taken away', () => {
    const sent = nextSave(typing)?.state
    if (!sent) throw new Error('nothing to save')
    const state = saveAnswered(sent, { draft, conflicts: ['validFrom'] })
    const kept = resolveConflict(state, 'validFrom', 'mine')
    expect(nextSave(kept)?.save.changes).toEqual({ validFrom: null })
  })
})
