import type { Dialogue, DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { outcomesOf, withTarget } from './outcomes.ts'

export const stepKinds = ['say', 'choices', 'form', 'condition', 'request', 'jump'] as const
export type StepKind = (typeof stepKinds)[number]

/** A step by its id; what an object has by nature (`constructor`) is none. */
export function stepOf({ nodes }: Pick<Dialogue, 'nodes'>, id: string): DialogueNode | undefined {
  return Object.hasOwn(nodes, id) ? nodes[id] : undefined
}

/** `itemId`: of what a new step contains at first. */
export function newStep(kind: StepKind, itemId: string): DialogueNode {
  switch (kind) {
    case 'say':
      return { kind, format: 'plain', text: '' }
    case 'choices':
      return { kind, text: '', look: 'buttons', buttons: [{ id: itemId, name: '', goes: '' }] }
    case 'form':
      return { kind, title: '', fields: [newField(itemId, 1)], goes: '' }
    case 'condition':
      return { kind, cases: [{ all: [{ name: '', is: 'equal', value: '' }], goes: '' }], else: '' }
    case 'request':
      return { kind, method: 'GET', url: 'https://', headers: {}, picks: [], goes: '', fails: '' }
    case 'jump':
      return { kind, to: 'person' }
  }
}

export function newField(id: string, place: number) {
  return {
    variable: `answer${place}`,
    field: { kind: 'text' as const, id, name: '', required: true, value: '' },
  }
}

/** The first id that no step has. */
export function newStepId(dialogue: Dialogue): string {
  for (let count = 1; ; count++) if (!stepOf(dialogue, `step-${count}`)) return `step-${count}`
}

export function setStep(dialogue: Dialogue, id: string, node: DialogueNode): Dialogue {
  return { ...dialogue, nodes: { ...dialogue.nodes, [id]: node } }
}

/** Another step; the first one of a dialogue without steps is where it starts. */
export function addStep(dialogue: Dialogue, id: string, node: DialogueNode): Dialogue {
  const added = setStep(dialogue, id, node)
  return stepOf(dialogue, dialogue.start) ? added : { ...added, start: id }
}

export function setTarget(dialogue: Dialogue, id: string, key: string, to: string): Dialogue {
  const node = stepOf(dialogue, id)
  return node ? setStep(dialogue, id, withTarget(node, key, to)) : dialogue
}

/** Without the step; the ways that led to it lead nowhere, and say so as problems. */
export function removeStep(dialogue: Dialogue, id: string): Dialogue {
  const nodes = Object.fromEntries(
    Object.entries(dialogue.nodes)
      .filter(([other]) => other !== id)
      .map(([other, node]) => [other, withoutTarget(node, id)]),
  )
  return { ...dialogue, nodes, start: dialogue.start === id ? '' : dialogue.start }
}

function withoutTarget(node: DialogueNode, id: string): DialogueNode {
  return outcomesOf(node)
    .filter(({ to }) => to === id)
    .reduce((changed, { key }) => withTarget(changed, key, ''), node)
}
