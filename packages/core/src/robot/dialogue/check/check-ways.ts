import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { isQuestion, nodeOf } from '../questions.ts'
import { linksOf } from './links.ts'
import type { DialogueProblem } from './problem.ts'

/** Every way leads somewhere, every node has a way to it, and nobody is led in a circle without being asked. */
export function checkWays(dialogue: Dialogue): DialogueProblem[] {
  if (!nodeOf(dialogue, dialogue.start)) return [{ code: 'start.missing', about: dialogue.start }]
  const ids = Object.keys(dialogue.nodes)
  const reached = reachable(dialogue)
  return [
    ...ids.flatMap((node) =>
      targets(dialogue, node)
        .filter((about) => !nodeOf(dialogue, about))
        .map((about): DialogueProblem => ({ code: 'target.missing', node, about })),
    ),
    ...ids
      .filter((node) => !reached.has(node))
      .map((node): DialogueProblem => ({ code: 'node.unreachable', node })),
    ...silentLoops(dialogue).map((node): DialogueProblem => ({ code: 'loop.silent', node })),
  ]
}

function targets(dialogue: Dialogue, id: string): string[] {
  const node = nodeOf(dialogue, id)
  return node ? [...new Set(linksOf(node).map(({ to }) => to))] : []
}

function reachable(dialogue: Dialogue): Set<string> {
  const seen = new Set<string>()
  const waiting = [dialogue.start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...targets(dialogue, id))
  }
  return seen
}

/**
 * The nodes that remain when those without a way onward are taken away, again and again: they lie on a circle or
 * lead into one. A question ends every way.
 */
function silentLoops(dialogue: Dialogue): string[] {
  let left = Object.keys(dialogue.nodes).filter((id) => !isQuestion(nodeOf(dialogue, id)))
  for (;;) {
    const known = new Set(left)
    const next = left.filter((id) => targets(dialogue, id).some((to) => known.has(to)))
    if (next.length === left.length) return next
    left = next
  }
}
