import type { Choice } from '../choices/choice.ts'
import type { ContentFor } from '../message-kind.ts'

type Answer = { at: number; text: string; choices: Choice[] }

/** The steps of a robot's flow that have something to show. A step that repeats the text above is said once. */
export function answersOf({ html, answers }: ContentFor<'rich'>): Answer[] {
  return answers
    .map(({ text, buttons, nodeId }, at) => ({
      at,
      text: text === html ? '' : text,
      choices: buttons.map(({ id, name }) => ({ name, asked: { button: { id, name }, nodeId } })),
    }))
    .filter(({ text, choices }) => text.trim() !== '' || choices.length > 0)
}
