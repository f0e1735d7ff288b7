import { progress } from '../progress.ts'
import { maxForeign, withForeign } from './foreign.ts'

/** Bytes and counts are the same however busy the machine is: their rounds are never repeated. */
type Unit = 'time' | 'bytes'

type Round<B, O> = { bare: B; ours: O; foreign: number }

/** Bare, ours, bare, ours: what drifts with the machine drifts in both. */
export async function interleave<B, O>(
  name: string,
  rounds: number,
  bare: () => Promise<B>,
  ours: () => Promise<O>,
  tell: (round: Omit<Round<B, O>, 'foreign'>) => string,
  unit: Unit = 'time',
): Promise<Round<B, O>[]> {
  const kept: Round<B, O>[] = []
  // On a machine that is never quiet, disturbed rounds are kept after half as many tries again.
  const maxRepeats = Math.ceil(rounds / 2)
  let repeats = 0
  while (kept.length < rounds) {
    const { value, foreign } = await withForeign(async () => ({ bare: await bare(), ours: await ours() }))
    const isDisturbed = unit === 'time' && foreign > maxForeign && repeats < maxRepeats
    if (isDisturbed) repeats++
    else kept.push({ ...value, foreign })
    const verdict = isDisturbed ? ', repeated' : ''
    progress(
      `${name} ${kept.length}/${rounds}: ${tell(value)} (foreign CPU ${(foreign * 100).toFixed(1)} %${verdict})`,
    )
  }
  return kept
}
