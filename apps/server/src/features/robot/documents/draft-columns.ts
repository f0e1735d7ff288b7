import type { DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import { contentWith, readChanges, settingsOf } from '../../../rules/robot/document-content.ts'
import { pendingKeys, type Draft } from '../../../rules/settings/merge-draft.ts'
import { plainAnswer } from '../knowledge/clean-answer.ts'

/** Columns of a draft for lists, in the row of its document: lists search 10,000 of them. */
export function draftColumns(draft: Draft, saved: DocumentContent) {
  const pending = pendingKeys(draft, settingsOf(saved))
  if (pending.length === 0) return { is_changed: false, draft_question: null, draft_text: '' }
  const { question, similar, category, answer } = contentWith(saved, readChanges(draft.changes))
  const texts = pending.some((key) => key === 'similar' || key === 'category' || key === 'answer')
  return {
    is_changed: true,
    draft_question: pending.includes('question') ? question : null,
    draft_text: texts ? [...similar, category, plainAnswer(answer)].join('\n') : '',
  }
}
