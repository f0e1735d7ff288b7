import type { z } from 'zod'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { SimulatedInput, SimulatedLine } from '@foyer/contract/desk/dialogue-versions.ts'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { stepOfWire } from '@foyer/contract/robot/dialogue/step-id.ts'
import { nodeOf } from './questions.ts'
import type { DialogueInput, DialogueStep, Said } from './turn.ts'

type Input = z.output<typeof SimulatedInput>

/** The input of a simulated visitor as the player takes it. */
export function inputOf(dialogue: Dialogue, input: Input): DialogueInput {
  switch (input.type) {
    case 'started':
    case 'typed':
      return input
    case 'pressed':
      return { ...input, bindCode: '', bindValue: '', name: '' }
    case 'submitted':
      return {
        type: 'formSubmitted',
        node: input.node,
        fields: filledFields(dialogue, input.node, input.values),
      }
    case 'answered': {
      const { status, body } = input
      return { type: 'requestAnswered', ...(status !== undefined && { answer: { status, body } }) }
    }
  }
}

function filledFields(dialogue: Dialogue, id: string, values: Readonly<Record<string, string>>): FormField[] {
  const node = nodeOf(dialogue, id)
  if (node?.kind !== 'form') return []
  return node.fields.map(({ field }) => {
    const value = Object.hasOwn(values, field.id) ? (values[field.id] ?? '') : ''
    return filled(field, value)
  })
}

function filled(field: FormField, value: string): FormField {
  const lines = value.split('\n').filter(Boolean)
  switch (field.kind) {
    case 'checkbox':
    case 'cascader':
      return { ...field, value: lines }
    default:
      return { ...field, value }
  }
}

/** The dialogue's messages as plain text: the desk shows no markup of a draft. */
export function lineOf({ content, step }: Said): z.output<typeof SimulatedLine> {
  switch (content.kind) {
    case 'buttons':
      return { kind: 'choices', text: withoutMarkup(content.title), ...nodeIn(content.nodeId) }
    case 'form':
      return { kind: 'form', text: content.title, ...nodeIn(step) }
    case 'rich': {
      const [answer] = content.answers
      if (answer) return { kind: 'choices', text: withoutMarkup(answer.text), ...nodeIn(answer.nodeId) }
      return { kind: 'text', text: withoutMarkup(content.html) }
    }
    case 'text':
      return { kind: 'text', text: content.text }
    default:
      return { kind: 'text', text: '' }
  }
}

export function targetOf({ outcome }: DialogueStep): string | undefined {
  if (outcome.do === 'document') return outcome.docId
  return outcome.do === 'dialogue' ? outcome.id : undefined
}

function nodeIn(step: string | undefined): { node?: string } {
  const node = stepOfWire(step ?? '')?.node
  return node === undefined ? {} : { node }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The result is text and is shown as text: nothing depends on every tag being found. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}
