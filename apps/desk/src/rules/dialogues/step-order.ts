import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { stepOf } from './edit-steps.ts'
import { outcomesOf } from './outcomes.ts'

const byNumber = new Intl.Collator('en', { numeric: true })

/** The steps as a visitor meets them, then those that no way leads to. JSON in the database keeps no order of its own. */
export function stepOrder(dialogue: Dialogue): string[] {
  const seen = new Set<string>()
  const waiting = [dialogue.start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = stepOf(dialogue, id)
    if (!node || seen.has(id)) continue
    seen.add(id)
    waiting.push(
      ...outcomesOf(node)
        .map(({ to }) => to)
        .toReversed(),
    )
  }
  const others = Object.keys(dialogue.nodes)
    .filter((id) => !seen.has(id))
    .toSorted(byNumber.compare)
  return [...seen, ...others]
}
