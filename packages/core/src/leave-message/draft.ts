import { isFields, str } from '@foyer/contract/readers.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import { readFiles } from '../tickets/draft.ts'
import type { LeaveWords } from './words.ts'

/**
 * What is being written. `id` is empty until it is sent, and is kept for the next try: if the answer was lost, the
 * server knows these words by it. Other words are another message.
 */
export type LeaveDraft = LeaveWords & { fileList: readonly TicketFile[]; id: string }
export type LeaveField = keyof LeaveWords

export const emptyLeaveDraft: LeaveDraft = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  msgContent: '',
  fileList: [],
  id: '',
}

export function editDraft(draft: LeaveDraft, field: LeaveField, text: string): LeaveDraft {
  return draft[field] === text ? draft : { ...draft, [field]: text, id: '' }
}

export function attachFiles(draft: LeaveDraft, fileList: readonly TicketFile[]): LeaveDraft {
  return { ...draft, fileList, id: '' }
}

/** `freshId` is used by words that have not been sent before. */
export function sealDraft(draft: LeaveDraft, freshId: string): LeaveDraft {
  return draft.id ? draft : { ...draft, id: freshId }
}

/** What a browser kept, whoever wrote it. */
export function readLeaveDraft(kept: unknown): LeaveDraft {
  if (!isFields(kept)) return emptyLeaveDraft
  return {
    customerName: str(kept, 'customerName'),
    customerPhone: str(kept, 'customerPhone'),
    customerEmail: str(kept, 'customerEmail'),
    msgContent: str(kept, 'msgContent'),
    fileList: readFiles(kept['fileList']),
    id: str(kept, 'id'),
  }
}
