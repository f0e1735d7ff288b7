import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { followed } from '@foyer/server/rules/robot/calibration/calibrate.ts'
import type { Learned } from '@foyer/server/rules/robot/rank/weights.ts'
import { askInMemory, type Means } from './in-memory.ts'
import { leaveOneOut, type LeftOut } from './leave-one-out.ts'
import { businessesFolder, loadMarkets } from './load-data.ts'
import { learn, prepare, prepareTaught, prepareTuned } from './model.ts'
import { refusals } from './refusals.ts'
import { weightsFile } from './weights-file.ts'

/**
 * Writes apps/server/src/rules/robot/rank/weights.ts: the weights learned from all businesses, and the thresholds that
 * refuse these shares of the questions that have an answer, measured on businesses that were left out. Rules that need
 * no threshold refuse some more. Knowledge too small to be calibrated has no answer to most questions: it refuses more.
 */
const mostRefused = { calibrated: 0.07, small: 0.12 }

const markets = loadMarkets(businessesFolder)
const file = join(import.meta.dirname, '../../apps/server/src/rules/robot/rank/weights.ts')
writeFileSync(file, weightsFile(learnedBy('vectors'), learnedBy('words')))

function learnedBy(means: Means): Learned {
  const tuned = prepareTuned(means)
  const results = leaveOneOut(markets, tuned, means)
  const sure = (of: (one: LeftOut) => number, isAnswerable: boolean) =>
    results.filter((one) => one.isAnswerable === isAnswerable).map(of)
  const measure = (of: (one: LeftOut) => number, most: number) =>
    refusals(sure(of, true), sure(of, false), most)
  const plain = measure(({ confidence }) => confidence, mostRefused.small)
  const calibrated = measure(
    ({ confidence, typical }) => confidence - followed * typical,
    mostRefused.calibrated,
  )
  console.log(
    `${means}: refused of the unanswerable ${plain.refused.toFixed(3)}, calibrated ${calibrated.refused.toFixed(3)}`,
  )
  const questions = markets.flatMap((market) => [
    ...prepare(askInMemory(market, () => true, means)),
    ...prepareTaught(market, means),
  ])
  const weights = learn([...questions, ...tuned])
  return { ...weights, unknown: plain.threshold, offset: calibrated.threshold }
}
