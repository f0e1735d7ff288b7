import type { Dialogue, DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { checkNodes } from './check-nodes.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { isFact, placeholdersOf } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { nodeOf, isQuestion } from '../questions.ts'
import type { DialogueProblem } from './problem.ts'
import { usedIn } from './texts.ts'

/** A way from one node to another, and the variables that have a value once it was taken. */
type Link = { to: string; sets: readonly string[] }

function linksOf(node: DialogueNode): Link[] {
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

/** Every way leads somewhere, every node has a way to it, and nobody is led in a circle without being asked. */
function checkWays(dialogue: Dialogue): DialogueProblem[] {
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

/** A variable has a value on every way that leads to where it is used. */
function checkVariables(dialogue: Dialogue): DialogueProblem[] {
  const all = allVariables(dialogue)
  const problems: DialogueProblem[] = []
  if (all.size > dialogueLimits.variables) problems.push({ code: 'variable.tooMany', about: `${all.size}` })
  // These two may be said anywhere, so they can only name what is there from the beginning.
  for (const text of Object.values(dialogue.texts))
    for (const about of placeholdersOf(text))
      if (!isFact(about) && !dialogue.given.includes(about)) problems.push({ code: 'variable.unset', about })

  for (const [node, known] of knownAt(dialogue, all))
    for (const about of unset(dialogue, node, known)) problems.push({ code: 'variable.unset', node, about })
  return problems
}

function allVariables({ nodes, given }: Dialogue): Set<string> {
  const set = Object.values(nodes).flatMap((node) => linksOf(node).flatMap(({ sets }) => sets))
  return new Set([...given, ...set])
}

function unset(dialogue: Dialogue, id: string, known: ReadonlySet<string>): string[] {
  const node = nodeOf(dialogue, id)
  return node ? usedIn(node).filter((name) => !known.has(name)) : []
}

/** Variables that are set on every path to each reachable node. Each further path can only shrink the set. */
function knownAt(dialogue: Dialogue, all: ReadonlySet<string>): Map<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>([[dialogue.start, new Set(dialogue.given)]])
  const waiting = [dialogue.start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodeOf(dialogue, id)
    const here = known.get(id)
    if (!node || !here) continue
    for (const { to, sets } of linksOf(node)) {
      const before = known.get(to) ?? all
      const after = new Set([...before].filter((name) => here.has(name) || sets.includes(name)))
      if (known.has(to) && after.size === before.size) continue
      known.set(to, after)
      waiting.push(to)
    }
  }
  return known
}

/** Everything that keeps a dialogue of the right shape from being led to its end. Empty: it can be published. */
export function checkDialogue(dialogue: Dialogue): DialogueProblem[] {
  const ways = checkWays(dialogue)
  const isLed = ways.every(({ code }) => code !== 'start.missing')
  return [...ways, ...checkNodes(dialogue), ...(isLed ? checkVariables(dialogue) : [])]
}
