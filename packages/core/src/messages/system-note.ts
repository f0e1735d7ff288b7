import type { Message } from '@foyer/contract/messages/message.ts'
import { systemNotes } from '../log/system-notes.ts'

export type SystemNote = keyof typeof systemNotes

/** Which of the system's own words a message is; undefined for everything else, whoever wrote it. */
export function systemNoteOf({ sender, content }: Message): SystemNote | undefined {
  if (sender !== 'system' || content.kind !== 'text') return undefined
  return names.find((name) => systemNotes[name] === content.text)
}

const names = Object.keys(systemNotes).filter((name): name is SystemNote => name in systemNotes)
