import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Dialogue, NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { fillPlain } from './fill.ts'
import { answerLines } from '@foyer/core/forms/answer-lines.ts'
import { keptValue } from './values.ts'
import { pressedButton, typedButton } from './match-choice.ts'
import { pickedFrom } from './picked.ts'
import { isQuestion, nodeOf, questionSaid } from './questions.ts'
import { runFrom } from './run.ts'
import { nothingSpent, type DialogueState } from './state.ts'
import type { DialogueInput, DialogueStep, Press } from './turn.ts'

type Form = NodeOf<'form'>

/** Every field's answer as one text; several choices are joined. A field without an answer is empty. */
function formVariables(form: Form, fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(
    form.fields.map(({ variable, field }) => {
      const filled = filledOf(field, fields)
      return [variable, filled ? keptValue(answerLines(filled).join(', ').trim()) : '']
    }),
  )
}

/** V-11 lets a form be sent with gaps; a dialogue that needs an answer asks for it again. */
function lacksRequired(form: Form, fields: readonly FormField[]): boolean {
  return form.fields.some(({ field }) => {
    const filled = filledOf(field, fields)
    return field.required && (!filled || answerLines(filled).join('').trim() === '')
  })
}

function filledOf(field: FormField, fields: readonly FormField[]): FormField | undefined {
  return fields.find(({ id, kind }) => id === field.id && kind === field.kind)
}

/** One move of a dialogue: what it says, what it needs, and what it remembers. Without I/O, clock and chance. */
export function stepDialogue(
  dialogue: Dialogue,
  state: DialogueState,
  input: DialogueInput,
  facts: Facts,
): DialogueStep {
  // While a request to the other site is pending, the dialogue does not handle the visitor's input.
  const isVisitors = input.type !== 'started' && input.type !== 'requestAnswered'
  if (isVisitors && state.waits === 'request') return notConcerned(state)
  const scene: Scene = { dialogue, state: { ...state, turn: nothingSpent }, facts }
  switch (input.type) {
    case 'started':
      return runFrom(dialogue, { ...state, turn: input.turn ?? nothingSpent }, dialogue.start, facts)
    case 'pressed':
      return pressed(scene, input)
    case 'typed':
      return typed(scene, input.text)
    case 'formSubmitted':
      return submitted(scene, input.node, input.fields)
    case 'requestAnswered':
      // The turn that asked goes on, with what it has used up.
      return answered({ dialogue, state, facts }, input.answer)
  }
}

type Scene = { dialogue: Dialogue; state: DialogueState; facts: Facts }
type Button = NodeOf<'choices'>['buttons'][number]
type Answer = Extract<DialogueInput, { type: 'requestAnswered' }>['answer']

/** A button of an earlier question still counts: the visitor has changed their mind. */
function pressed(scene: Scene, press: Press): DialogueStep {
  const { dialogue, state } = scene
  const node = nodeOf(dialogue, press.node)
  const button =
    node?.kind === 'choices' && state.asked.includes(press.node)
      ? pressedButton(node.buttons, press)
      : undefined
  if (!button) return notUnderstood(scene)
  const isOpen = state.waits === 'choice' && state.at === press.node
  const isSame = state.pressed?.node === press.node && state.pressed.item === button.id
  if (isSame && !isOpen) return { state, says: [], outcome: { do: 'repeat' } }
  return chosen(scene, press.node, button)
}

function typed(scene: Scene, text: string): DialogueStep {
  const { dialogue, state } = scene
  const node = state.waits === 'choice' ? nodeOf(dialogue, state.at) : undefined
  const button = node?.kind === 'choices' ? typedButton(node.buttons, text) : undefined
  return button ? chosen(scene, state.at, button) : notUnderstood(scene)
}

function chosen({ dialogue, state, facts }: Scene, node: string, { id, bind, goes }: Button): DialogueStep {
  const variables = bind ? { ...state.variables, [bind.code]: bind.value } : state.variables
  return runFrom(dialogue, { ...state, variables, pressed: { node, item: id } }, goes, facts)
}

/** A form that is answered later than the conversation went on is still an answer. */
function submitted(scene: Scene, id: string, fields: readonly FormField[]): DialogueStep {
  const { dialogue, facts } = scene
  const node = nodeOf(dialogue, id)
  const state = withoutPress(scene.state)
  if (node?.kind !== 'form' || !state.asked.includes(id)) return notConcerned(scene.state)
  if (lacksRequired(node, fields))
    return askAgain({ ...scene, state: { ...state, waits: 'form', at: id } }, 0)
  const variables = { ...state.variables, ...formVariables(node, fields) }
  // Answered for good, unlike a button: the same answer may be told twice, and must not lead back here.
  const asked = state.asked.filter((question) => question !== id)
  return runFrom(dialogue, { ...state, variables, asked }, node.goes, facts)
}

function answered({ dialogue, state, facts }: Scene, answer: Answer): DialogueStep {
  const node = nodeOf(dialogue, state.at)
  if (state.waits !== 'request' || node?.kind !== 'request') return notConcerned(state)
  const picked = pickedFrom(node, answer)
  if (!picked) return runFrom(dialogue, state, node.fails, facts)
  return runFrom(dialogue, { ...state, variables: { ...state.variables, ...picked } }, node.goes, facts)
}

/** Asks once more, then lets go: somebody who wants something else must not be held. */
function notUnderstood(scene: Scene): DialogueStep {
  const { waits, misses } = scene.state
  const isAsking = waits === 'choice' || waits === 'form'
  return isAsking && misses === 0 ? askAgain(scene, 1) : lettingGo(scene.state)
}

function askAgain({ dialogue, state, facts }: Scene, misses: number): DialogueStep {
  const values = { variables: state.variables, facts }
  const node = nodeOf(dialogue, state.at)
  if (!isQuestion(node)) return lettingGo(state)
  const sorry = { content: { kind: 'text' as const, text: fillPlain(dialogue.texts.again, values) } }
  const question = questionSaid(dialogue.id, state.at, node, values)
  return { state: { ...state, misses }, says: [sorry, question], outcome: { do: 'again' } }
}

function lettingGo(state: DialogueState): DialogueStep {
  return { state: { ...withoutPress(state), waits: 'nothing' }, says: [], outcome: { do: 'leave' } }
}

function notConcerned(state: DialogueState): DialogueStep {
  return { state, says: [], outcome: { do: 'leave' } }
}

function withoutPress({ pressed: _gone, ...state }: DialogueState): DialogueState {
  return state
}
