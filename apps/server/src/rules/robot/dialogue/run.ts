import type { Dialogue, NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import type { Comparison } from '@foyer/contract/robot/dialogue/nodes/condition.ts'
import { valueOf, type Values } from './values.ts'
import { fillPlain, fillRich } from './fill.ts'
import { outgoingOf } from './outgoing.ts'
import { nodeOf, questionSaid } from './questions.ts'
import type { DialogueState } from './state.ts'
import type { DialogueStep, Outcome, Said } from './turn.ts'

/** Target of a condition: the first case whose comparisons all hold, or `else`. */
export function chosenCase(node: NodeOf<'condition'>, values: Values): string {
  const chosen = node.cases.find(({ all }) => all.every((comparison) => holds(comparison, values)))
  return chosen?.goes ?? node.else
}

function holds(comparison: Comparison, values: Values): boolean {
  const value = valueOf(values, comparison.name)
  switch (comparison.is) {
    case 'equal':
      return folded(value) === folded(comparison.value)
    case 'different':
      return folded(value) !== folded(comparison.value)
    case 'containing':
      return folded(value).includes(folded(comparison.value))
    case 'startingWith':
      return folded(value).startsWith(folded(comparison.value))
    case 'oneOf':
      return comparison.values.some((one) => folded(one) === folded(value))
    case 'above':
      return isNumber(value) && Number(value) > comparison.value
    case 'below':
      return isNumber(value) && Number(value) < comparison.value
    case 'empty':
      return value.trim() === ''
    case 'filled':
      return value.trim() !== ''
  }
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Nothing is no number, although `Number` takes it for nought. */
function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

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
