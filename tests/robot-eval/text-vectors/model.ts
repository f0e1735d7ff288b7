/** Texts as lists of token numbers. */
export type Texts = readonly (readonly number[])[]

/** A vector for each token, and how much the token counts. The vector of a text is their weighted sum, of length one. */
export type Model = {
  /** One step of gradient descent: `asked[i]` must be nearer to `compared[right[i]]` than to the other texts. */
  descend: (asked: Texts, compared: Texts, right: readonly number[], step: number) => void
  /** For each token its vector times how much it counts. */
  vectors: () => Float32Array[]
}

type Options = {
  size: number
  /** How sharply texts are told apart: the less, the sharper. */
  temperature: number
  chance: () => number
}

/** Most texts are far from each other already: what moves them less than this only takes time. */
const negligible = 0.001

/** `importance`: how much each token counts at first. All vectors lie one after the other in one array: it is many times faster. */
export function createModel(importance: readonly number[], { size, temperature, chance }: Options): Model {
  const vectors = parameters(
    Float32Array.from({ length: importance.length * size }, () => 0.1 * normal(chance)),
    size,
  )
  const weights = parameters(Float32Array.from(importance), 1)

  function encode(texts: Texts) {
    const units = new Float32Array(texts.length * size)
    const lengths = texts.map((text, row) => {
      for (const token of text)
        add(units, row * size, vectors.values, token * size, size, softplus(weights.values[token] ?? 0))
      const length = Math.sqrt(dot(units, row * size, units, row * size, size)) || 1
      for (let at = row * size; at < (row + 1) * size; at += 1) units[at] = (units[at] as number) / length
      return length
    })
    return { texts, units, lengths, slopes: new Float32Array(units.length) }
  }

  function passOn({ texts, units, lengths, slopes }: ReturnType<typeof encode>): void {
    for (const [row, text] of texts.entries()) {
      const from = row * size
      // The vector of a text has always the same length: only what turns it counts.
      add(slopes, from, units, from, size, -dot(units, from, slopes, from, size))
      for (const token of text) {
        const weight = weights.values[token] ?? 0
        const share = 1 / (lengths[row] ?? 1)
        add(vectors.slopes, token * size, slopes, from, size, softplus(weight) * share)
        const slope = dot(vectors.values, token * size, slopes, from, size) * sigmoid(weight) * share
        weights.slopes[token] = (weights.slopes[token] ?? 0) + slope
      }
    }
  }

  return {
    descend(asked, compared, right, step) {
      const from = encode(asked)
      const to = encode(compared)
      for (let i = 0; i < asked.length; i += 1) {
        const shares = softmax(
          compared.map((_, j) => dot(from.units, i * size, to.units, j * size, size) / temperature),
        )
        for (let j = 0; j < compared.length; j += 1) {
          const wrong = (shares[j] ?? 0) - (right[i] === j ? 1 : 0)
          if (Math.abs(wrong) < negligible) continue
          const slope = wrong / temperature / asked.length
          add(from.slopes, i * size, to.units, j * size, size, slope)
          add(to.slopes, j * size, from.units, i * size, size, slope)
        }
      }
      passOn(from)
      passOn(to)
      for (const token of new Set([...asked, ...compared].flat())) {
        vectors.descend(token, step)
        weights.descend(token, step)
      }
    },
    vectors: () =>
      importance.map((_, token) => {
        const weight = softplus(weights.values[token] ?? 0)
        return vectors.values.slice(token * size, (token + 1) * size).map((value) => value * weight)
      }),
  }
}

/** Rows of values that follow the slopes that were added up, by Adam's steps. */
function parameters(values: Float32Array, size: number) {
  const slopes = new Float32Array(values.length)
  const means = new Float32Array(values.length)
  const squares = new Float32Array(values.length)
  const steps = new Uint32Array(values.length / size)
  return {
    values,
    slopes,
    descend(row: number, step: number): void {
      const count = (steps[row] ?? 0) + 1
      steps[row] = count
      const meanShare = 1 - 0.9 ** count
      const squareShare = 1 - 0.999 ** count
      for (let at = row * size; at < (row + 1) * size; at += 1) {
        const slope = slopes[at] as number
        const mean = 0.9 * (means[at] as number) + 0.1 * slope
        const square = 0.999 * (squares[at] as number) + 0.001 * slope * slope
        means[at] = mean
        squares[at] = square
        values[at] =
          (values[at] as number) - (step * mean) / meanShare / (Math.sqrt(square / squareShare) + 1e-8)
        slopes[at] = 0
      }
    },
  }
}

/** Of `size` figures from there on. Four sums at a time do not wait for each other; `size` is a multiple of four. */
function dot(a: Float32Array, fromA: number, b: Float32Array, fromB: number, size: number): number {
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let k = 0; k < size; k += 4) {
    one += (a[fromA + k] as number) * (b[fromB + k] as number)
    two += (a[fromA + k + 1] as number) * (b[fromB + k + 1] as number)
    three += (a[fromA + k + 2] as number) * (b[fromB + k + 2] as number)
    four += (a[fromA + k + 3] as number) * (b[fromB + k + 3] as number)
  }
  return one + two + three + four
}

function add(
  sums: Float32Array,
  fromSums: number,
  values: Float32Array,
  fromValues: number,
  size: number,
  times: number,
): void {
  for (let k = 0; k < size; k += 1)
    sums[fromSums + k] = (sums[fromSums + k] as number) + times * (values[fromValues + k] as number)
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

const softplus = (x: number) => Math.log1p(Math.exp(x))
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** Box and Muller's method. */
const normal = (chance: () => number) =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
