import { createStore } from '@foyer/client/store.ts'
import { isFields, str } from '@foyer/contract/readers.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { readTicketDraft } from '../../../rules/tickets/draft.ts'
import { errorNotice } from '@foyer/core/session/failures.ts'
import { timing } from '@foyer/core/timing.ts'
import { createAttachments } from '../../forms/attachments/create-attachments.ts'
import { tellFailure, type TicketAccess } from '../../forms/ticket-access.ts'

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
  const state = createStore<ReplyState>({
    text: isFields(kept) ? str(kept, 'text') : '',
    isSending: false,
    hasFailed: false,
  })
  const attachments = createAttachments({ access, files: readTicketDraft(kept).files, onFiles: change })

  function setState(next: Partial<ReplyState>): void {
    state.set({ ...state.get(), ...next })
  }

  function keep(): void {
    const { files } = attachments.get()
    const { text } = state.get()
    if (text === '' && files.length === 0) store.remove(draftKey)
    else store.set(draftKey, { text, files, id }, timing.userIdLifetimeMs)
  }

  function change(): void {
    id = ''
    setState({ hasFailed: false })
    keep()
  }

  async function send(): Promise<void> {
    id = id || newId()
    keep()
    setState({ isSending: true, hasFailed: false })
    const { userId, tenantId } = who()
    const outcome = await client.addWoHandleInfo({
      handleContent: state.get().text,
      woId: ticket.woId,
      woTypeId: ticket.woTypeId,
      userId,
      tenantId: ticket.tenantId || tenantId,
      woFileRelVoList: [...attachments.get().files],
      id,
    })
    if (!outcome.ok) {
      setState({ isSending: false, hasFailed: true })
      return tellFailure(access, outcome)
    }
    setState({ text: '', isSending: false })
    attachments.clear()
    keep()
    notify({ do: 'notice', tone: 'success', text: 'notice.left', ms: timing.successToastMs })
    onSent()
  }

  return {
    attachments,
    get: state.get,
    subscribe: state.subscribe,
    edit: (text: string): void => {
      setState({ text })
      change()
    },
    /** S-32: an empty one is not sent. */
    submit: (): void => {
      const { isSending, text } = state.get()
      if (isSending || text.trim() === '') return
      if (attachments.get().uploads.length > 0) return notify(errorNotice('notice.filesOpen'))
      void send()
    },
  }
}
