import type { SessionRating } from '@foyer/contract/desk/visitor/visitorInfo.ts'
import { isFields, num, parseJson, str } from '@foyer/contract/readers.ts'
import { splitTags } from '@foyer/core/evaluation/tags.ts'

/** The rating that a message of the wire carries in `docNode` (D-15); undefined when there is none to read. */
export function ratingOf(wire: unknown): SessionRating | undefined {
  const rated = isFields(wire) ? parseJson(str(wire, 'docNode')) : undefined
  if (!isFields(rated)) return undefined
  const of = 'evaluateRobotMode' in rated ? 'robot' : 'agent'
  const [side, star] = of === 'robot' ? ['Robot', 0] : ['Admin', num(rated, 'evaluateAdminStar')]
  const solve = rated[`evaluate${side}Solve`]
  return {
    of,
    star: Math.min(5, Math.max(0, star)),
    ...(solve !== undefined && { solved: solve === 1 }),
    tags: splitTags(str(rated, `evaluate${side}Tag`)),
    comment: str(rated, `evaluate${side}Content`),
  }
}
