/** Gradient descent with Adam's steps: enough for a few dozen weights and a thousand questions. */

/** One question: the features of each candidate, which of them is right, and how much the question counts. */
export type Choice = { candidates: readonly Float64Array[]; right: number; weight: number }

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

function addTo(sums: Float64Array, features: Float64Array, times: number): void {
  for (let i = 0; i < features.length; i += 1) sums[i] = (sums[i] ?? 0) + times * (features[i] ?? 0)
}

type Learning = { start: number; rounds: number; step: number; pull: number }

/** Follows `slopeOf` downwards; `pull` draws the weights to zero (L2). */
function descend(
  size: number,
  { start, rounds, step, pull }: Learning,
  slopeOf: (weights: Float64Array) => Float64Array,
): Float64Array {
  let weights = new Float64Array(size).fill(start)
  const mean = new Float64Array(size)
  const square = new Float64Array(size)
  for (let round = 1; round <= rounds; round += 1) {
    const slope = slopeOf(weights)
    weights = weights.map((weight, k) => {
      const g = (slope[k] ?? 0) + 2 * pull * weight
      mean[k] = 0.9 * (mean[k] ?? 0) + 0.1 * g
      square[k] = 0.999 * (square[k] ?? 0) + 0.001 * g * g
      const m = mean[k] / (1 - 0.9 ** round)
      const v = square[k] / (1 - 0.999 ** round)
      return weight - (step * m) / (Math.sqrt(v) + 1e-8)
    })
  }
  return weights
}

/**
 * Weights that give the right candidate the largest share (softmax over the candidates). Few rounds: with more, the
 * weights follow the businesses that they are learned from, and questions to other businesses are answered worse.
 */
export function learnRanking(choices: readonly Choice[], rounds = 150): Float64Array {
  const size = choices[0]?.candidates[0]?.length ?? 0
  const total = choices.reduce((sum, { weight }) => sum + weight, 0)
  return descend(size, { start: 0.5, rounds, step: 0.05, pull: 0.001 }, (weights) => {
    const slope = new Float64Array(size)
    for (const { candidates, right, weight } of choices) {
      const scores = candidates.map((features) => dot(features, weights))
      const top = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - top))
      const all = shares.reduce((a, b) => a + b, 0)
      candidates.forEach((features, i) => {
        addTo(slope, features, (((shares[i] ?? 0) / all - (i === right ? 1 : 0)) * weight) / total)
      })
    }
    return slope
  })
}

/** Whether something is to be answered at all. */
export type Case = { features: Float64Array; isKnown: boolean }

/** Logistic regression; both kinds of cases weigh the same however many there are. */
export function learnKnowing(cases: readonly Case[], rounds = 400): Float64Array {
  const known = cases.filter(({ isKnown }) => isKnown).length
  const weightOf = (isKnown: boolean) => 0.5 / (isKnown ? known : cases.length - known)
  const size = cases[0]?.features.length ?? 0
  return descend(size, { start: 0, rounds, step: 0.02, pull: 0.0005 }, (weights) => {
    const slope = new Float64Array(size)
    for (const { features, isKnown } of cases) {
      const believed = 1 / (1 + Math.exp(-dot(features, weights)))
      addTo(slope, features, (believed - (isKnown ? 1 : 0)) * weightOf(isKnown))
    }
    return slope
  })
}
