import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { sampleFacts } from './sample-facts.ts'
import { freshState, type DialogueState } from './state.ts'
import { stepDialogue } from './step.ts'
import type { DialogueInput, DialogueStep, Said } from './turn.ts'

/** Plays a dialogue in tests: remembers its state and reads what it says as lines. */
export function playDialogue(dialogue: Dialogue, facts: Facts = sampleFacts) {
  let state: DialogueState = freshState(dialogue)
  const take = (input: DialogueInput): DialogueStep => {
    const step = stepDialogue(dialogue, state, input, facts)
    ;({ state } = step)
    return step
  }
  return {
    take,
    state: () => state,
    start: () => take({ type: 'started' }),
    type: (text: string) => take({ type: 'typed', text }),
    press: (node: string, item: string) =>
      take({ type: 'pressed', node, item, bindCode: '', bindValue: '', name: '' }),
    submit: (node: string, values: Record<string, string>) =>
      take({ type: 'formSubmitted', node, fields: textFields(values) }),
  }
}

function textFields(values: Record<string, string>): FormField[] {
  return Object.entries(values).map(([id, value]) => ({ kind: 'text', id, name: id, required: false, value }))
}

export function linesOf({ says }: { says: readonly Said[] }): string[] {
  return says.map(({ content }) => {
    switch (content.kind) {
      case 'text':
        return content.text
      case 'rich':
        return content.html || content.answers.map(({ text }) => text).join()
      case 'buttons':
      case 'form':
        return content.title
      default:
        return content.kind
    }
  })
}
