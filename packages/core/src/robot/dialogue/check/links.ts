import type { DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'

/** A way from one node to another, and the variables that have a value once it was taken. */
export type Link = { to: string; sets: readonly string[] }

export function linksOf(node: DialogueNode): Link[] {
  switch (node.kind) {
    case 'say':
      return node.goes === undefined ? [] : [{ to: node.goes, sets: [] }]
    case 'choices':
      return node.buttons.map(({ goes, bind }) => ({ to: goes, sets: bind ? [bind.code] : [] }))
    case 'form':
      return [{ to: node.goes, sets: node.fields.map(({ variable }) => variable) }]
    case 'condition':
      return [...node.cases.map(({ goes }) => goes), node.else].map((to) => ({ to, sets: [] }))
    case 'request':
      return [
        { to: node.goes, sets: node.picks.map(({ variable }) => variable) },
        { to: node.fails, sets: [] },
      ]
    case 'jump':
      return node.to === 'node' ? [{ to: node.node, sets: [] }] : []
  }
}
