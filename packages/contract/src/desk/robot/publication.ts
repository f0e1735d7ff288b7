import { z } from 'zod'
import { caseExample, mostCases, RobotCase } from './case.ts'

/** Publishes although cases fail that held before. They stay marked as failing. Owners and admins only. */
export const DespiteCases = z.boolean().default(false)

/**
 * Whether the change was made. `broken` cases stopped it, or would have; `failing` failed before as well, and stopped
 * nothing.
 */
export const Publication = z.object({
  isDone: z.boolean(),
  broken: z.array(RobotCase).max(mostCases),
  failing: z.array(RobotCase).max(mostCases),
})

export const publicationExample: z.input<typeof Publication> = {
  isDone: false,
  broken: [caseExample],
  failing: [],
}
