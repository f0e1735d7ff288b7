import { textMsgType } from '@foyer/contract/codes.ts'
import type { EntryBody } from './entry.ts'

type MessageBody = Extract<EntryBody, { type: 'message' }>

/** Texts of the system in a conversation. The log stores the key; the client translates it (T-24). */
export const systemNotes = {
  rated: 'system.rated',
  customerStarted: 'system.customerStarted',
} as const

/** Those that a client reports; the others follow from what the server itself has stored. */
const reported: ReadonlyMap<string, string> = new Map([
  [systemNotes.customerStarted, systemNotes.customerStarted],
  // C-13: the spec's own sentence, for clients that send texts and no keys.
  ['customer initiated the conversation', systemNotes.customerStarted],
])

/** The note that a visitor's client may leave in the name of the system, or undefined (P-01). */
export function decideSystemNote(note: string, clientType: number): MessageBody | undefined {
  const content = reported.get(note)
  if (content === undefined) return undefined
  return { type: 'message', msgType: textMsgType, content, extra: { clientType } }
}
