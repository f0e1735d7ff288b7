import type { DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'

/** An outcome of a step: `key` names it within its step. */
export type StepOutcome = {
  key: string
  /** Empty: not chosen yet, or for `next` of a message the end. */
  to: string
  kind: 'next' | 'button' | 'case' | 'else' | 'fails' | 'jump'
  /** The button, or the number of the case. */
  text?: string
}

export function outcomesOf(node: DialogueNode): StepOutcome[] {
  switch (node.kind) {
    case 'say':
      return [{ key: 'next', kind: 'next', to: node.goes ?? '' }]
    case 'form':
      return [{ key: 'next', kind: 'next', to: node.goes }]
    case 'choices':
      return node.buttons.map(({ id, name, goes }) => ({
        key: `button:${id}`,
        kind: 'button',
        to: goes,
        text: name,
      }))
    case 'condition':
      return [
        ...node.cases.map(({ goes }, place) => ({
          key: `case:${place}`,
          kind: 'case' as const,
          to: goes,
          text: String(place + 1),
        })),
        { key: 'else', kind: 'else', to: node.else },
      ]
    case 'request':
      return [
        { key: 'next', kind: 'next', to: node.goes },
        { key: 'fails', kind: 'fails', to: node.fails },
      ]
    case 'jump':
      return node.to === 'node' ? [{ key: 'jump', kind: 'jump', to: node.node }] : []
  }
}

/** The step with one of its outcomes leading elsewhere. An outcome that it does not have changes nothing. */
export function withTarget(node: DialogueNode, key: string, to: string): DialogueNode {
  switch (node.kind) {
    case 'say': {
      const { goes: _before, ...rest } = node
      return key !== 'next' ? node : to === '' ? rest : { ...rest, goes: to }
    }
    case 'form':
      return key === 'next' ? { ...node, goes: to } : node
    case 'choices':
      return {
        ...node,
        buttons: node.buttons.map((button) =>
          key === `button:${button.id}` ? { ...button, goes: to } : button,
        ),
      }
    case 'condition':
      if (key === 'else') return { ...node, else: to }
      return {
        ...node,
        cases: node.cases.map((one, place) => (key === `case:${place}` ? { ...one, goes: to } : one)),
      }
    case 'request':
      if (key === 'fails') return { ...node, fails: to }
      return key === 'next' ? { ...node, goes: to } : node
    case 'jump':
      return node.to === 'node' && key === 'jump' ? { ...node, node: to } : node
  }
}
