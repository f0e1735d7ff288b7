import type { RobotPart } from '@foyer/contract/messages/message.ts'
import { numbered, type NumberedChoice } from '../choices/choice.ts'
import type { MessageActs } from '../message-acts.tsx'
import { thumbsOf, type Thumbs } from './thumbs.ts'

export type Reference = { at: number; name: string; url: string }

/** What stands under a robot's message. */
export type Extras = {
  references: Reference[]
  suggestions: NumberedChoice[]
  thumbs: Thumbs
  canTransfer: boolean
  /** The page of the document that was answered from; empty without one. */
  page: string
}

/** D-16. Undefined when there is nothing: most messages have nothing. Without acts it is read, not answered. */
export function extrasOf(
  robot: RobotPart | undefined,
  acts: Pick<MessageActs, 'canRate' | 'transferState' | 'documentPage'> | undefined,
): Extras | undefined {
  if (!robot) return undefined
  const extras = {
    references: referencesOf(robot),
    suggestions: suggestionsOf(robot),
    thumbs: thumbsOf(robot, acts?.canRate ?? false),
    canTransfer: robot.showTransfer && acts !== undefined && acts.transferState !== 'gone',
    page: robot.docId && acts ? acts.documentPage(robot.docId) : '',
  }
  const { references, suggestions, thumbs, canTransfer, page } = extras
  const isEmpty =
    references.length + suggestions.length === 0 && thumbs === 'hidden' && !canTransfer && page === ''
  return isEmpty ? undefined : extras
}

function referencesOf({ references }: RobotPart): Reference[] {
  return references
    .map(({ name, url }, at) => ({ at, name: name || url, url }))
    .filter(({ name }) => name !== '')
}

function suggestionsOf({ suggestions }: RobotPart): NumberedChoice[] {
  return numbered(
    suggestions.map(({ question, docId, score }) => ({ name: question, asked: { docId, score, click: 2 } })),
  )
}
