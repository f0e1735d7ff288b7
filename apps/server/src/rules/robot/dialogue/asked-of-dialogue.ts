import { startOfWire, stepOfWire } from '@foyer/contract/robot/dialogue/step-id.ts'
import type { Press } from './turn.ts'

/** Meaning of a question for dialogues. */
export type AskedOfDialogue =
  | { type: 'start'; dialogue: string }
  | { type: 'press'; dialogue: string; press: Press }
  | { type: 'text'; text: string }

/** The part of `robotAsk` that can be meant for a dialogue. */
export type WireAsked = {
  question: string
  docId?: string | undefined
  nodeId?: string | undefined
  itemId?: string | undefined
  bingCode?: string | undefined
  bindValue?: string | undefined
  button?: { id: string; name: string } | undefined
}

/** A chosen document is for the knowledge: undefined. Everything else may be an answer or a beginning. */
export function askedOfDialogue(wire: WireAsked): AskedOfDialogue | undefined {
  const { question, docId, nodeId = '', itemId = '', bingCode = '', bindValue = '', button } = wire
  const step = stepOfWire(nodeId)
  if (step) {
    const item = button?.id ?? itemId
    const press = { node: step.node, item, bindCode: bingCode, bindValue, name: button?.name ?? question }
    return { type: 'press', dialogue: step.dialogue, press }
  }
  const bound = bingCode === 'dialogue' ? `dialogue:${bindValue}` : ''
  const dialogue = [docId ?? '', itemId, button?.id ?? '', bound].map(startOfWire).find(Boolean)
  if (dialogue) return { type: 'start', dialogue }
  return docId ? undefined : { type: 'text', text: question }
}
