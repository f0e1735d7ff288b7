import { decodeContent } from '@foyer/contract/messages/codec.ts'
import { conversation } from '../stage/conversation.ts'
import { exampleOf, kindNames } from './example-of.ts'

const turns = [
  { sender: 'visitor', text: 'Hello, is the red kettle in stock again?' },
  { sender: 'agent', text: 'Hello! It is, since this morning.' },
  { sender: 'agent', text: 'Shall I put one aside for you?' },
  { sender: 'visitor', text: 'Yes please. Does it work on induction too? The page does not say so clearly.' },
] as const

/** More than fits on any screen. */
export const longTalk = conversation([{ accepted: 'Ana' }, ...Array.from({ length: 10 }, () => turns).flat()])

/** Every kind of message, one after the other. */
export const everyKind = conversation(
  kindNames.map((kind) => ({ message: { content: decodeContent(exampleOf(kind)) } })),
)
