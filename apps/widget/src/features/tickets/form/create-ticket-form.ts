import { decodeFields } from '@foyer/contract/forms/codec.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import { errorNotice } from '@foyer/core/session/failures.ts'
import {
  answeredFields,
  editTicket,
  emptyTicketDraft,
  isTicketEmpty,
  readTicketDraft,
  sealTicket,
  ticketProblem,
  type TicketDraft,
  type TicketProblem,
} from '@foyer/core/tickets/draft.ts'
import { ticketAnswers } from '@foyer/core/tickets/ticket-answers.ts'
import { timing } from '@foyer/core/timing.ts'
import { createAttachments } from '../attachments/create-attachments.ts'
import { tellFailure, type Notice, type TicketAccess } from '../ticket-access.ts'
import type { TicketFormKind, TicketWords } from './ticket-words.ts'

export type TicketTemplate = { typeId: string; typeName: string; fields: readonly FormField[] }

/** Every refusal is an object of its own: the same mistake twice leads to its field twice. */
export type TicketRefusal = { problem: TicketProblem }

export type TicketFormState = {
  /** `loading` until its fields are here; a channel may do without a template. */
  template: TicketTemplate | 'loading' | 'failed'
  draft: TicketDraft
  refusal: TicketRefusal | undefined
  isSending: boolean
  /** The last try was not stored, as far as anybody knows. */
  hasFailed: boolean
}

type FormOptions = {
  access: TicketAccess
  /** Empty for a ticket without a template. */
  templateId: string
  kind: TicketFormKind
  /** It is stored, and the form is empty again. */
  onSent: (sent: { woNumber: number }) => void
}

const noTemplate: TicketTemplate = { typeId: '', typeName: '', fields: [] }

/** A ticket that is being written. It outlives the popup and the page, and ends when it was sent (T-23). */
export function createTicketForm({ access, templateId, kind, onSent }: FormOptions) {
  const { client, store, notify, who, newId } = access
  const draftKey = `${access.place}&ticket&${templateId}`
  const kept = readTicketDraft(store.get(draftKey))
  let state: TicketFormState = {
    template: templateId === '' ? noTemplate : 'loading',
    draft: kept,
    refusal: undefined,
    isSending: false,
    hasFailed: false,
  }
  const listeners = new Set<() => void>()

  const attachments = createAttachments({
    access,
    files: kept.files,
    onFiles: (files) => become({ draft: editTicket(state.draft, { files }), hasFailed: false }),
  })

  function become(change: Partial<TicketFormState>): void {
    state = { ...state, ...change }
    if (change.draft) keep(change.draft)
    for (const listener of listeners) listener()
  }

  function keep(draft: TicketDraft): void {
    if (isTicketEmpty(draft)) store.remove(draftKey)
    else store.set(draftKey, draft, timing.userIdLifetimeMs)
  }

  function fields(): readonly FormField[] {
    const { template, draft } = state
    return typeof template === 'string' ? [] : answeredFields(template.fields, draft.answers)
  }

  async function load(): Promise<void> {
    if (templateId === '') return
    become({ template: 'loading' })
    const outcome = await client.getTemplateFiledInfoByTemplateId({ templateId })
    if (!outcome.ok) {
      become({ template: 'failed' })
      return tellFailure(access, outcome)
    }
    const { woType, items } = outcome.data
    become({ template: { ...woType, fields: decodeFields(items) } })
  }

  async function send(template: TicketTemplate, words: TicketWords): Promise<void> {
    const draft = sealTicket(state.draft, newId())
    become({ draft, refusal: undefined, isSending: true, hasFailed: false })
    const outcome = await client.addWo({
      ...who(),
      cusFieldConfigInfoVoList: ticketAnswers(fields()),
      woContent: kind === 'leave' ? draft.content : words.content,
      woFileRelVoList: [...draft.files],
      woStartWay: ticketDefaults.startWay,
      woTitle: words.title,
      woType: templateId,
      woTypeId: template.typeId || ticketDefaults.typeId,
      woTypeName: words.typeName || template.typeName,
      ...(draft.email.trim() && { customerEmail: draft.email.trim() }),
      id: draft.id,
    })
    if (!outcome.ok) {
      become({ isSending: false, hasFailed: true })
      return tellFailure(access, outcome)
    }
    attachments.clear()
    become({ draft: emptyTicketDraft, isSending: false })
    onSent(outcome.data)
  }

  function refuse(problem: TicketProblem, contentName: string): void {
    become({ refusal: { problem }, hasFailed: false })
    notify(refusalNotice(problem, contentName))
  }

  void load()

  return {
    attachments,
    getSnapshot: (): TicketFormState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load: (): void => void load(),
    edit: (change: Partial<Pick<TicketDraft, 'content' | 'email'>>): void =>
      become({ draft: editTicket(state.draft, change), refusal: undefined, hasFailed: false }),
    answer: ({ id, value }: FormField): void => {
      const answers = { ...state.draft.answers, [id]: value }
      become({ draft: editTicket(state.draft, { answers }), refusal: undefined, hasFailed: false })
    },
    /** S-29: choosing to write begins anew; a ticket on its way keeps its content. */
    clear: (): void => {
      if (state.isSending) return
      attachments.clear()
      become({ draft: emptyTicketDraft, refusal: undefined, hasFailed: false })
    },
    /** What was typed in the chat begins the ticket, unless another one is being written. */
    carry: (text: string): void => {
      if (text !== '' && state.draft.content === '')
        become({ draft: editTicket(state.draft, { content: text }) })
    },

    /** V-05, V-07. `contentName`: what the visitor's language calls the text of a ticket. */
    submit: (words: TicketWords, contentName: string): void => {
      const { template, isSending, draft } = state
      if (isSending || typeof template === 'string') return
      const problem = ticketProblem(draft, fields(), { content: kind === 'leave' })
      if (problem) return refuse(problem, contentName)
      if (attachments.getSnapshot().uploads.length > 0) return notify(errorNotice('notice.filesOpen'))
      void send(template, words)
    },
  }
}

function refusalNotice(problem: TicketProblem, contentName: string): Notice {
  if (problem.at === 'email') return errorNotice('notice.rightEmail')
  const name = problem.at === 'field' ? problem.name : contentName
  return { ...errorNotice('notice.fillIn'), params: { name } }
}

export type TicketFormStore = ReturnType<typeof createTicketForm>
