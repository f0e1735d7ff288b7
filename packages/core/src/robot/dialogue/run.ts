import type { Dialogue, NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { chosenCase } from './compare.ts'
import { fillPlain, fillRich } from './fill.ts'
import { outgoingOf } from './outgoing.ts'
import { nodeOf, questionSaid } from './questions.ts'
import type { DialogueState } from './state.ts'
import type { DialogueStep, Outcome, Said } from './turn.ts'
import type { Values } from './values.ts'

/**
 * Walks from a node to the next question, request or end. Every walk ends: what a turn may use up is counted, and
 * a dialogue that goes round in circles says that it cannot go on.
 */
export function runFrom(dialogue: Dialogue, state: DialogueState, first: string, facts: Facts): DialogueStep {
  const values = { variables: state.variables, facts }
  const says: Said[] = []
  const spent = { ...state.turn }
  let at = first

  const stop = (change: Partial<DialogueState>, outcome: Outcome, needs?: DialogueStep['needs']) => ({
    state: { ...state, waits: 'nothing' as const, misses: 0, ...change, at, turn: spent },
    says,
    outcome,
    ...(needs && { needs }),
  })
  const fail = () => {
    says.push(failedSaid(dialogue, values))
    return stop({}, { do: 'fail' })
  }

  for (;;) {
    const node = nodeOf(dialogue, at)
    const isTooMuch = spent.messages >= dialogueLimits.messages || spent.steps >= dialogueLimits.steps
    if (!node || isTooMuch) return fail()
    spent.steps++
    switch (node.kind) {
      case 'say':
        says.push(spoken(node, values))
        spent.messages++
        if (node.goes === undefined) return stop({}, { do: 'end' })
        at = node.goes
        break
      case 'choices':
      case 'form': {
        says.push(questionSaid(dialogue.id, at, node, values))
        spent.messages++
        const asked = [...state.asked.filter((id) => id !== at), at]
        return stop({ waits: node.kind === 'form' ? 'form' : 'choice', asked }, { do: 'wait' })
      }
      case 'condition':
        at = chosenCase(node, values)
        break
      case 'request': {
        if (spent.requests >= dialogueLimits.requests) return fail()
        const request = outgoingOf(node, values)
        if (request) {
          spent.requests++
          return stop({ waits: 'request' }, { do: 'request' }, { request })
        }
        at = node.fails
        break
      }
      case 'jump':
        if (node.to !== 'node') return stop({}, leaving(node))
        at = node.node
        break
    }
  }
}

/** The honest line, also for what fails around the dialogue. */
export function failedSaid({ texts }: Dialogue, values: Values): Said {
  return { content: { kind: 'text', text: fillPlain(texts.failed, values) } }
}

function spoken({ format, text }: NodeOf<'say'>, values: Values): Said {
  return format === 'rich'
    ? { content: { kind: 'rich', html: fillRich(text, values), answers: [] } }
    : { content: { kind: 'text', text: fillPlain(text, values) } }
}

function leaving(node: Exclude<NodeOf<'jump'>, { to: 'node' }>): Outcome {
  switch (node.to) {
    case 'dialogue':
      return { do: 'dialogue', id: node.dialogue }
    case 'document':
      return { do: 'document', docId: node.docId }
    case 'person':
      return { do: 'person' }
    case 'end':
      return { do: 'end' }
  }
}
