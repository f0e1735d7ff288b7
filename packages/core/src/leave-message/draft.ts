import type { LeaveWords } from './words.ts'

/**
 * What is being written. `id` is empty until it is sent, and is kept for the next try: if the answer was lost, the
 * server knows these words by it. Other words are another message.
 */
export type LeaveDraft = LeaveWords & { id: string }
export type LeaveField = keyof LeaveWords

export const emptyLeaveDraft: LeaveDraft = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  msgContent: '',
  id: '',
}

export function editDraft(draft: LeaveDraft, field: LeaveField, text: string): LeaveDraft {
  return draft[field] === text ? draft : { ...draft, [field]: text, id: '' }
}

/** `freshId` is used by words that have not been sent before. */
export function sealDraft(draft: LeaveDraft, freshId: string): LeaveDraft {
  return draft.id ? draft : { ...draft, id: freshId }
}
