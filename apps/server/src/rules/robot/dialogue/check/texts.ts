import type { DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { isFact, placeholdersOf } from '@foyer/contract/robot/dialogue/placeholders.ts'

/** The texts of a node in which placeholders are filled in. */
export function textsOf(node: DialogueNode): string[] {
  switch (node.kind) {
    case 'say':
    case 'choices':
      return [node.text]
    case 'form':
      return [node.title]
    case 'request':
      return [node.url, ...Object.values(node.body ?? {})]
    case 'condition':
    case 'jump':
      return []
  }
}

/** The variables that must have a value when the node is reached. Asking whether one has is no use of it. */
export function usedIn(node: DialogueNode): string[] {
  const compared =
    node.kind === 'condition'
      ? node.cases.flatMap(({ all }) => all.filter(({ is }) => is !== 'empty' && is !== 'filled'))
      : []
  const names = [...textsOf(node).flatMap(placeholdersOf), ...compared.map(({ name }) => name)]
  return [...new Set(names)].filter((name) => !isFact(name))
}
