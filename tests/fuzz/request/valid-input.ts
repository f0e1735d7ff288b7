import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@foyer/contract/endpoint.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import type { Live } from '../world/people.ts'

const filledIn = JSON.stringify(kinds.form.example.fields.map(encodeField))
const signals = [{ kind: 'candidate', candidate: '', sdpMid: '0', sdpMLineIndex: 0 }]

/** Where a call needs more than the names of its fields say. */
const special: Record<string, (live: Live) => Record<string, unknown>> = {
  signIn: ({ signInEmail }) => ({ email: signInEmail, password: demoPassword }),
  takeThread: ({ waiting }) => ({ threadId: waiting }),
  takeOver: ({ ofColleague }) => ({ threadId: ofColleague }),
  handOver: () => ({ groupId: 'default' }),
  recall: ({ ownMsgId }) => ({ msgId: ownMsgId }),
  updateSessionMsg: ({ formMsgId }) => ({ msgId: formMsgId, docNode: filledIn }),
  revokeSession: ({ ownSessionId }) => ({ sessionId: ownSessionId }),
  addWo: ({ templateId, typeId }) => ({
    woType: templateId,
    woTypeId: typeId,
    cusFieldConfigInfoVoList: [{ fieldId: 'order', fieldName: 'Order number', fieldValue: 'A-20931' }],
    woFileRelVoList: [],
  }),
  // An erasure would take the people away that the other requests need.
  requestVisitorData: () => ({ kind: 'export' }),
  saveCase: () => ({ complaintId: undefined }),
  getSessionMsg: ({ sessionId }) => ({ sessionId }),
  addSessionMsg: () => ({ senderType: 1 }),
  saveCanned: ({ cannedId }) => ({ id: cannedId, isShared: false }),
  deleteCanned: ({ cannedId }) => ({ id: cannedId }),
  // Not the one that tickets are opened with.
  saveForm: () => ({ id: 'damage' }),
  readForm: () => ({ formId: 'damage' }),
  archiveForm: () => ({ formId: 'damage' }),
  saveTicketType: ({ templateId }) => ({ typeId: undefined, version: undefined, formId: templateId }),
  createIdentityKey: () => ({ channelId: 'demo-tickets' }),
  callSignal: () => ({ signals }),
  deskCallSignal: () => ({ leg: 'leg-agent-1', to: 'leg-visitor-1', signals }),
  callAct: () => ({ act: 'join', after: 0 }),
  deskCallAct: () => ({ leg: 'leg-agent-1', act: 'join', after: 0 }),
}

/** The endpoint's example with the ids of the people who are there, under an id of its own. */
export function validInput({ name, example }: Endpoint, live: Live): Record<string, unknown> {
  const input = replaced(example.input, live)
  const fields = typeof input === 'object' && input !== null ? { ...input } : {}
  const id = 'id' in fields ? { id: randomBytes(9).toString('base64url') } : {}
  return { ...fields, ...id, ...special[name]?.(live) }
}

function replaced(value: unknown, live: Live): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, live))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name in live ? live[name] : replaced(item, live)]),
  )
}
