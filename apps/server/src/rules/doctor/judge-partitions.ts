import { fact, failure, turnedOff, verdictOf, warning, type Verdict } from './verdict.ts'

/** The same as the alert of deploy/prometheus. */
const fewest = 2

export type PartitionFacts = {
  /** False until the first node of a version that divides the log has run. */
  haveBegun: boolean
  /** Of each retention class: periods after the present one that have a partition; -1 without the present one. */
  ahead: readonly number[]
}

export function judgePartitions({ haveBegun, ahead }: PartitionFacts): Verdict {
  if (!haveBegun) return turnedOff()
  const least = Math.min(...ahead)
  const facts = [fact('partitionsAhead', { count: Math.max(0, least) })]
  if (least < 0) return verdictOf(facts, [failure('partitionsShort')])
  return verdictOf(facts, least < fewest ? [warning('partitionsShort')] : [])
}
