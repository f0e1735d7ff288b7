import { Graph, layout } from '@dagrejs/dagre'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { stepOf } from '../../../rules/dialogues/edit-steps.ts'
import { outcomesOf } from '../../../rules/dialogues/outcomes.ts'
import { stepOrder } from '../../../rules/dialogues/step-order.ts'

export const nodeWidth = 220
const headHeight = 72
const outcomeHeight = 26

export type Placed = { id: string; x: number; y: number }

/** Places of the steps from left to right. The format has no room for places, so they follow from the ways. */
export function placeSteps(dialogue: Dialogue): Placed[] {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: 24, ranksep: 90 })
  graph.setDefaultEdgeLabel(() => ({}))
  const ids = stepOrder(dialogue)
  const known = new Set(ids)
  for (const id of ids) graph.setNode(id, { width: nodeWidth, height: heightOf(dialogue, id) })
  for (const id of ids) for (const { to } of waysOf(dialogue, id)) if (known.has(to)) graph.setEdge(id, to)
  layout(graph)
  return ids.map((id) => {
    const place: unknown = graph.node(id)
    const { x, y } = isPlace(place) ? place : { x: 0, y: 0 }
    return { id, x: x - nodeWidth / 2, y: y - heightOf(dialogue, id) / 2 }
  })
}

/** The library has no types for its nodes. */
function isPlace(value: unknown): value is { x: number; y: number } {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value
}

function waysOf(dialogue: Dialogue, id: string) {
  const node = stepOf(dialogue, id)
  return node ? outcomesOf(node) : []
}

function heightOf(dialogue: Dialogue, id: string): number {
  return headHeight + outcomeHeight * waysOf(dialogue, id).length
}
