import { createStore } from '@foyer/client/store.ts'
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
} from '../../../rules/tickets/draft.ts'
import { ticketAnswers } from '../../../rules/tickets/ticket-answers.ts'
import { timing } from '@foyer/core/timing.ts'
import { createAttachments } from '../../forms/attachments/create-attachments.ts'
import { tellFailure, type Notice, type TicketAccess } from '../../forms/ticket-access.ts'
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
  const state = createStore<TicketFormState>({
    template: templateId === '' ? noTemplate : 'loading',
    draft: kept,
    refusal: undefined,
    isSending: false,
    hasFailed: false,
  })

  const attachments = createAttachments({
    access,
    files: kept.files,
    onFiles: (files) => setState({ draft: editTicket(state.get().draft, { files }), hasFailed: false }),
  })

  function setState(change: Partial<TicketFormState>): void {
    if (change.draft) keep(change.draft)
    state.set({ ...state.get(), ...change })
  }

  function keep(draft: TicketDraft): void {
    if (isTicketEmpty(draft)) store.remove(draftKey)
    else store.set(draftKey, draft, timing.userIdLifetimeMs)
  }

  function fields(): readonly FormField[] {
    const { template, draft } = state.get()
    return typeof template === 'string' ? [] : answeredFields(template.fields, draft.answers)
  }

  async function load(): Promise<void> {
    if (templateId === '') return
    setState({ template: 'loading' })
    const outcome = await client.getTemplateFiledInfoByTemplateId({ templateId })
    if (!outcome.ok) {
      setState({ template: 'failed' })
      return tellFailure(access, outcome)
    }
    const { woType, items } = outcome.data
    setState({ template: { ...woType, fields: decodeFields(items) } })
  }

  async function send(template: TicketTemplate, words: TicketWords): Promise<void> {
    const draft = sealTicket(state.get().draft, newId())
    setState({ draft, refusal: undefined, isSending: true, hasFailed: false })
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
      setState({ isSending: false, hasFailed: true })
      return tellFailure(access, outcome)
    }
    attachments.clear()
    setState({ draft: emptyTicketDraft, isSending: false })
    onSent(outcome.data)
  }

  function refuse(problem: TicketProblem, contentName: string): void {
    setState({ refusal: { problem }, hasFailed: false })
    notify(refusalNotice(problem, contentName))
  }

  void load()

  return {
    attachments,
    get: state.get,
    subscribe: state.subscribe,
    load: (): void => void load(),
    edit: (change: Partial<Pick<TicketDraft, 'content' | 'email'>>): void =>
      setState({ draft: editTicket(state.get().draft, change), refusal: undefined, hasFailed: false }),
    answer: ({ id, value }: FormField): void => {
      const answers = { ...state.get().draft.answers, [id]: value }
      setState({ draft: editTicket(state.get().draft, { answers }), refusal: undefined, hasFailed: false })
    },
    /** S-29: choosing to write begins anew; a ticket on its way keeps its content. */
    clear: (): void => {
      if (state.get().isSending) return
      attachments.clear()
      setState({ draft: emptyTicketDraft, refusal: undefined, hasFailed: false })
    },
    /** Text typed in the chat becomes the ticket's content, unless the draft already has content. */
    carry: (text: string): void => {
      if (text !== '' && state.get().draft.content === '')
        setState({ draft: editTicket(state.get().draft, { content: text }) })
    },

    /** V-05, V-07. `contentName`: what the visitor's language calls the text of a ticket. */
    submit: (words: TicketWords, contentName: string): void => {
      const { template, isSending, draft } = state.get()
      if (isSending || typeof template === 'string') return
      const problem = ticketProblem(draft, fields(), { content: kind === 'leave' })
      if (problem) return refuse(problem, contentName)
      if (attachments.get().uploads.length > 0) return notify(errorNotice('notice.filesOpen'))
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
