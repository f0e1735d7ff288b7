import type { Dialogue, DialogueNode, NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { wireOfStep } from '@foyer/contract/robot/dialogue/step-id.ts'
import { fillPlain, fillRich } from './fill.ts'
import type { Said } from './turn.ts'
import type { Values } from './values.ts'

export type QuestionNode = NodeOf<'choices'> | NodeOf<'form'>

/** A node by its id; what an object has by nature (`constructor`) is none. */
export function nodeOf({ nodes }: Pick<Dialogue, 'nodes'>, id: string): DialogueNode | undefined {
  return Object.hasOwn(nodes, id) ? nodes[id] : undefined
}

export function isQuestion(node: DialogueNode | undefined): node is QuestionNode {
  return node?.kind === 'choices' || node?.kind === 'form'
}

/** A question as a message. Its step goes along, so that the answer finds back. */
export function questionSaid(dialogue: string, id: string, node: QuestionNode, values: Values): Said {
  const step = wireOfStep({ dialogue, node: id })
  return node.kind === 'form' ? formSaid(step, node, values) : choicesSaid(step, node, values)
}

function formSaid(step: string, node: NodeOf<'form'>, values: Values): Said {
  const fields = node.fields.map(({ field }) => field)
  return { step, content: { kind: 'form', title: fillPlain(node.title, values), fields, submitted: false } }
}

function choicesSaid(nodeId: string, { text, look, buttons }: NodeOf<'choices'>, values: Values): Said {
  const title = fillRich(text, values)
  if (look === 'buttons') {
    const list = buttons.map(({ id, name, bind }) => ({
      id,
      name,
      bindCode: bind?.code ?? '',
      bindValue: bind?.value ?? '',
    }))
    return { content: { kind: 'buttons', title, nodeId, buttons: list } }
  }
  const named = buttons.map(({ id, name }) => ({ id, name }))
  const answer = { text: title, source: 'flow', type: 'buttons', buttons: named, nodeId, instruction: '' }
  return { content: { kind: 'rich', html: '', answers: [answer] } }
}
