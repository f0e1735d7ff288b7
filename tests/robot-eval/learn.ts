/** Plain gradient descent, enough for a few dozen weights and a thousand questions. */

/** One question: the features of each candidate, and which of them is right. */
export type Choice = { candidates: number[][]; right: number }

// Loops: nearly all of the time of learning is spent in these two.
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

function addTo(sums: number[], features: readonly number[], times: number): void {
  for (let i = 0; i < features.length; i += 1) sums[i] = (sums[i] ?? 0) + times * (features[i] ?? 0)
}

/**
 * Weights that give the right candidate the largest share (softmax over the candidates, L2). None is below zero:
 * agreement never speaks against a document, whatever a few hundred questions say.
 */
export function learnRanking(choices: readonly Choice[], rounds = 500, pull = 0.002): number[] {
  const size = choices[0]?.candidates[0]?.length ?? 0
  let weights = Array.from({ length: size }, () => 1)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => pull * weight)
    for (const { candidates, right } of choices) {
      const scores = candidates.map((features) => dot(features, weights))
      const top = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - top))
      const all = shares.reduce((a, b) => a + b, 0)
      candidates.forEach((features, i) => {
        const miss = ((shares[i] ?? 0) / all - (i === right ? 1 : 0)) / choices.length
        addTo(slope, features, miss)
      })
    }
    weights = weights.map((weight, k) => Math.max(0, weight - (slope[k] ?? 0)))
  }
  return weights
}

/** Whether something is to be answered at all. */
export type Case = { features: number[]; isKnown: boolean }

/** Logistic regression; both kinds of cases weigh the same however many there are. */
export function learnKnowing(cases: readonly Case[], rounds = 3000, pull = 0.001): number[] {
  let weights = Array.from({ length: cases[0]?.features.length ?? 0 }, () => 0)
  const known = cases.filter(({ isKnown }) => isKnown).length
  const weightOf = (isKnown: boolean) => 0.5 / (isKnown ? known : cases.length - known)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => pull * weight)
    for (const { features, isKnown } of cases) {
      const believed = 1 / (1 + Math.exp(-dot(features, weights)))
      const miss = (believed - (isKnown ? 1 : 0)) * weightOf(isKnown)
      addTo(slope, features, miss)
    }
    weights = weights.map((weight, k) => weight - 0.5 * (slope[k] ?? 0))
  }
  return weights
}
