import { isFields, str } from '@foyer/contract/readers.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { readTicketDraft } from '@foyer/core/tickets/draft.ts'
import { errorNotice } from '@foyer/core/session/failures.ts'
import { timing } from '@foyer/core/timing.ts'
import { createAttachments } from '../attachments/create-attachments.ts'
import { tellFailure, type TicketAccess } from '../ticket-access.ts'

type ReplyState = { text: string; isSending: boolean; hasFailed: boolean }

type ReplyOptions = {
  access: TicketAccess
  ticket: Pick<Ticket, 'woId' | 'woTypeId' | 'tenantId'>
  onSent: () => void
}

/** A reply that is being written. It outlives its dialog, and the page. */
export function createReply({ access, ticket, onSent }: ReplyOptions) {
  const { client, store, notify, who, newId } = access
  const draftKey = `ticket&${ticket.woId}&reply`
  const kept = store.get(draftKey)
  /** As with every message: the same words are sent under the same id. */
  let id = isFields(kept) ? str(kept, 'id') : ''
  let state: ReplyState = {
    text: isFields(kept) ? str(kept, 'text') : '',
    isSending: false,
    hasFailed: false,
  }
  const listeners = new Set<() => void>()
  const attachments = createAttachments({ access, files: readTicketDraft(kept).files, onFiles: change })

  function become(next: Partial<ReplyState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function keep(): void {
    const { files } = attachments.getSnapshot()
    if (state.text === '' && files.length === 0) store.remove(draftKey)
    else store.set(draftKey, { text: state.text, files, id }, timing.userIdLifetimeMs)
  }

  function change(): void {
    id = ''
    become({ hasFailed: false })
    keep()
  }

  async function send(): Promise<void> {
    id = id || newId()
    keep()
    become({ isSending: true, hasFailed: false })
    const { userId, tenantId } = who()
    const outcome = await client.addWoHandleInfo({
      handleContent: state.text,
      woId: ticket.woId,
      woTypeId: ticket.woTypeId,
      userId,
      tenantId: ticket.tenantId || tenantId,
      woFileRelVoList: [...attachments.getSnapshot().files],
      id,
    })
    if (!outcome.ok) {
      become({ isSending: false, hasFailed: true })
      return tellFailure(access, outcome)
    }
    become({ text: '', isSending: false })
    attachments.clear()
    keep()
    notify({ do: 'notice', tone: 'success', text: 'notice.left', ms: timing.successToastMs })
    onSent()
  }

  return {
    attachments,
    getSnapshot: (): ReplyState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit: (text: string): void => {
      become({ text })
      change()
    },
    /** S-32: an empty one is not sent. */
    submit: (): void => {
      if (state.isSending || state.text.trim() === '') return
      if (attachments.getSnapshot().uploads.length > 0) return notify(errorNotice('notice.filesOpen'))
      void send()
    },
  }
}
