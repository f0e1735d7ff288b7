import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { isFact, placeholdersOf } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { nodeOf } from '../questions.ts'
import { linksOf } from './links.ts'
import type { DialogueProblem } from './problem.ts'
import { usedIn } from './texts.ts'

/** A variable has a value on every way that leads to where it is used. */
export function checkVariables(dialogue: Dialogue): DialogueProblem[] {
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

/** What has a value at each reachable node, whichever way was taken: less with every further way found. */
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
