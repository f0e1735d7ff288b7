import { decidePublication } from '../../../rules/robot/decide-publication.ts'
import { judgeCase, type RobotCase, type Said } from '../../../rules/robot/judge-case.ts'
import { promptOf } from '../../../rules/robot/model/prompt.ts'
import type { ModelSettings } from '../../../rules/robot/model/settings.ts'
import { modelTiming } from '@foyer/core/timing.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { randomKey } from '../../../platform/random.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { passagesFor } from '../knowledge/search.ts'
import { hearModel } from '../model/hear-model.ts'
import type { ModelClient } from '../model/model-client.ts'
import { BrokenCases, unchecked, type CheckedCase, dialogueSaid, knowledgeSaid } from './check-cases.ts'
import { casesOf, markCases } from './case-repository.ts'

/** So many questions at once: a model that is paid by the minute has others to answer too. */
const atOnce = 8
/** After so many in vain the model counts as unreachable, and the rest is not asked. */
const mostFailures = 3

type Deps = { db: Db; clock: Clock; client: ModelClient }

/**
 * Asks a model every case, with the settings that a channel is to have. A case that it cannot be asked counts as
 * broken: nobody knows what it would say. Throws BrokenCases as a publication does.
 */
export async function checkWithModel(
  deps: Deps,
  robot: RobotRef,
  settings: ModelSettings,
  despiteCases: boolean,
): Promise<void> {
  const waiting = await casesOf(deps.db, robot)
  const checked: CheckedCase[] = []
  const late = AbortSignal.timeout(modelTiming.casesMs)
  let failures = 0
  let lastFailure = 'slow'
  const ask = async (): Promise<void> => {
    for (let kept = waiting.shift(); kept; kept = waiting.shift()) {
      const isHopeless = late.aborted || failures >= mostFailures
      const said = isHopeless ? lastFailure : await saidBy(deps, robot, settings, kept, late)
      if (typeof said === 'string') {
        failures += 1
        lastFailure = said
        checked.push({ ...kept, failure: unchecked, modelFailure: said })
      } else checked.push({ ...kept, failure: judgeCase(kept, said) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  const { isDone, broken, failing } = decidePublication(checked, despiteCases)
  if (!isDone) throw new BrokenCases({ broken, failing })
  await markCases(deps.db, robot.tenantId, checked, deps.clock.now())
}

/** The answer that a visitor would read, or the kind of failure when the model could not be asked. */
async function saidBy(
  { db, clock, client }: Deps,
  robot: RobotRef,
  settings: ModelSettings,
  { language, question }: RobotCase,
  cancel: AbortSignal,
): Promise<Said | string> {
  const asked = { language, question }
  const begun = await dialogueSaid(db, robot, asked)
  if (begun) return begun
  const passages = await passagesFor(db, robot, language, question, clock.now())
  if (passages.length === 0) return { docId: undefined, text: '' }
  const mark = randomKey()
  const prompt = promptOf(question, passages, mark)
  let brokenBy = 'broken'
  const heard = await hearModel({
    client,
    settings,
    prompt,
    mark,
    cancel,
    clock,
    onGrown: () => undefined,
    onBroken: (kind) => {
      brokenBy = kind
    },
  })
  if (heard.answer) return { docId: heard.answer.cited[0]?.docId, text: heard.answer.text }
  if (heard.why === 'broken') return brokenBy
  if (heard.why === 'slow' || heard.why === 'cancelled') return heard.why
  // It has no answer, or none that counts: the knowledge is next, as it is for a visitor.
  return knowledgeSaid(db, robot, asked, clock.now())
}
