import type { z } from 'zod'
import type { Publication } from '@foyer/contract/desk/robot.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { BrokenCases } from '../../robot/cases/broken-cases.ts'
import type { CheckedCase } from '../../robot/cases/check-cases.ts'
import { assertMay } from '../account/assert-may.ts'
import { caseFace } from './case-face.ts'

type Cases = { broken: readonly CheckedCase[]; failing: readonly CheckedCase[] }

/** Makes a change that cases may stop, if the agent may, and says what came of it. */
export async function publication(
  caller: AgentCaller,
  despiteCases: boolean,
  change: () => Promise<Cases>,
): Promise<z.output<typeof Publication>> {
  assertMay(caller, 'teachRobot')
  if (despiteCases) assertMay(caller, 'publishDespiteCases')
  try {
    return faceOf(true, await change())
  } catch (error) {
    if (error instanceof BrokenCases) return faceOf(false, error)
    throw error
  }
}

function faceOf(isDone: boolean, { broken, failing }: Cases): z.output<typeof Publication> {
  return { isDone, broken: broken.map(caseFace), failing: failing.map(caseFace) }
}
