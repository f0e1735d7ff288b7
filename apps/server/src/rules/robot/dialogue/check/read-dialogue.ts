import { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { checkDialogue } from './check-dialogue.ts'
import type { DialogueProblem } from './problem.ts'

/** A written dialogue that can be published, or what keeps it from that. */
export function readDialogue(written: unknown): { dialogue: Dialogue } | { problems: DialogueProblem[] } {
  const parsed = Dialogue.safeParse(written)
  if (!parsed.success)
    return { problems: parsed.error.issues.slice(0, mostIssues).map(({ path }) => shapeProblem(path)) }
  const whole = checkWhole(parsed.data)
  if (whole) return { problems: [whole] }
  const problems = checkDialogue(parsed.data)
  return problems.length > 0 ? { problems } : { dialogue: parsed.data }
}

/**
 * Everything that keeps a dialogue that is being written from being published. A missing text must not hide a missing
 * target: the shape and the ways are checked together.
 */
export function problemsOfDraft(draft: Dialogue): DialogueProblem[] {
  const whole = checkWhole(draft)
  if (whole) return [whole]
  const { error } = Dialogue.safeParse(draft)
  const shape = (error?.issues ?? [])
    .filter(({ path }) => !isTarget(path))
    .map(({ path }) => shapeProblem(path))
  const unique = new Map(
    [...shape, ...checkDialogue(draft)].map((problem) => [JSON.stringify(problem), problem]),
  )
  return [...unique.values()].slice(0, mostProblems)
}

function checkWhole(dialogue: Dialogue): DialogueProblem | undefined {
  const json = JSON.stringify(dialogue)
  if (json.length > dialogueLimits.letters) return { code: 'tooLarge' }
  return unkeepable.test(json) ? { code: 'text.broken' } : undefined
}

/** As JSON writes them. Ends of lines and tabs have names of their own in JSON. */
const unkeepable = /\\u(?:00[01][0-9a-f]|d[89a-f][0-9a-f]{2})/i

/** More of them help nobody who is repairing the first ones. */
const mostIssues = 50
const mostProblems = 300

/** A target that is not chosen is reported as a way that leads nowhere. */
function isTarget(path: readonly PropertyKey[]): boolean {
  const last = path.at(-1)
  return path[0] === 'start' || (path.length > 2 && targetNames.has(last))
}

const targetNames: ReadonlySet<PropertyKey | undefined> = new Set(['goes', 'else', 'fails', 'node'])

function shapeProblem(path: readonly PropertyKey[]): DialogueProblem {
  const [part, node, ...rest] = path.map(String)
  if (part !== 'nodes' || node === undefined) return { code: 'shape', about: path.map(String).join('.') }
  return { code: 'shape', node, about: rest.join('.') }
}
