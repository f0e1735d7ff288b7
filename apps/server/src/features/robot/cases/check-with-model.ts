import { decidePublication } from '../../../rules/robot/decide-publication.ts'
import { judgeCase, type RobotCase, type Said } from '../../../rules/robot/judge-case.ts'
import { decide } from '../../../rules/robot/decide.ts'
import { promptOf } from '../../../rules/robot/model/prompt.ts'
import { rerankPromptOf, verdictAfter } from '../../../rules/robot/model/rerank.ts'
import { wantsChoice } from '../../../rules/robot/model/wants-choice.ts'
import type { ModelSettings } from '../../../rules/robot/model/settings.ts'
import { modelTiming } from '@foyer/core/timing.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { randomKey } from '../../../platform/random.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { plainAnswer } from '../knowledge/clean-answer.ts'
import { answeringDocument } from '../knowledge/documents.ts'
import { robotScope } from '../knowledge/robot-scope.ts'
import { passagesFor, search } from '../knowledge/search.ts'
import { hearChoice, passagesOf } from '../model/hear-choice.ts'
import { hearModel } from '../model/hear-model.ts'
import type { ModelClient } from '../model/model-client.ts'
import { BrokenCases, unchecked, type CheckedCase, dialogueSaid, knowledgeSaid } from './check-cases.ts'
import { casesOf, markCases } from './case-repository.ts'

/** So many questions at once: a model that is paid by the minute has others to answer too. */
const atOnce = 8
/** After so many in vain the model counts as unreachable, and the rest is not asked. */
const mostFailures = 3

type Asked = Pick<RobotCase, 'language' | 'question'>
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
): Promise<{ broken: CheckedCase[]; failing: CheckedCase[] }> {
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
  return { broken, failing }
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
  if (settings.tasks.writesAnswers) {
    const written = await writtenBy({ db, clock, client }, robot, settings, asked, cancel)
    if (written) return written
  }
  // It has no answer, or none that counts: the knowledge is next, as it is for a visitor.
  return settings.tasks.reranks
    ? chosenBy({ db, clock, client }, robot, settings, asked, cancel)
    : knowledgeSaid(db, robot, asked, clock.now())
}

/** Undefined when the model has no answer that counts. */
async function writtenBy(
  { db, clock, client }: Deps,
  robot: RobotRef,
  settings: ModelSettings,
  { language, question }: Asked,
  cancel: AbortSignal,
): Promise<Said | string | undefined> {
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
  return undefined
}

/** The document that a visitor would get, where the model chooses when the robot is unsure. */
async function chosenBy(
  { db, clock, client }: Deps,
  { tenantId, robotNo }: RobotRef,
  settings: ModelSettings,
  { language, question }: Asked,
  cancel: AbortSignal,
): Promise<Said | string> {
  const nothing = { docId: undefined, text: '' }
  const scope = await robotScope(db, tenantId, robotNo, language)
  if (!scope) return nothing
  const found = await search(db, scope, question, clock.now())
  const own = decide(found.asked, found.ranked, found.statistics, scope.thresholds)
  let verdict = own
  if (wantsChoice({ ...found, verdict: own })) {
    const passages = await passagesOf(db, { tenantId, robotNo }, found.ranked, clock.now())
    const prompt = rerankPromptOf(question, passages, randomKey())
    let brokenBy = 'broken'
    const onBroken = (kind: string): void => void (brokenBy = kind)
    const asking = {
      client,
      endpoint: settings.endpoint,
      prompt,
      withinMs: modelTiming.rerankMs,
      cancel,
      onBroken,
    }
    const { choice, failure } = await hearChoice(asking)
    if (failure === 'broken') return brokenBy
    if (failure === 'slow' || failure === 'cancelled') return failure
    verdict = verdictAfter(own, choice) ?? own
  }
  if (verdict.kind !== 'answer') return nothing
  const document = await answeringDocument(db, tenantId, robotNo, verdict.docId, clock.now())
  return { docId: verdict.docId, text: plainAnswer(document?.answer ?? '') }
}
