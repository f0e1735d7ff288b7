import { isFields, str } from '@foyer/contract/readers.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import { readFiles } from '../tickets/draft.ts'
import type { LeaveWords } from '@foyer/core/leave-message/words.ts'

/**
 * The offline message in progress. `id` is empty until the first attempt to send and stays for retries, so
 * that the server recognises a repeat after a lost answer. An edit makes it a new message.
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

/** Browser storage is untrusted, so every field is validated. */
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
