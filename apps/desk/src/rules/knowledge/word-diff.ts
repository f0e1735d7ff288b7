export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Above this many pairs of words the whole middle counts as replaced: a diff must not stop the page. */
const mostPairs = 4_000_000

/** Additions and removals between two texts, word by word, in the order of reading. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(old, young)
  const end = commonEnd(old, young, start)
  const [oldMiddle, newMiddle] = [old.slice(start, old.length - end), young.slice(start, young.length - end)]
  const middle =
    oldMiddle.length * newMiddle.length > mostPairs
      ? [...marked('removed', oldMiddle), ...marked('added', newMiddle)]
      : middleDiff(oldMiddle, newMiddle)
  return joined([
    ...marked('same', old.slice(0, start)),
    ...middle,
    ...marked('same', old.slice(old.length - end)),
  ])
}

/** Words, and what is between them. Chinese, Japanese and Thai are cut into words, too. */
function wordsOf(text: string): string[] {
  const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

function commonEnd(one: readonly string[], other: readonly string[], start: number): number {
  const most = Math.min(one.length, other.length) - start
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}

/** By the longest common subsequence. */
function middleDiff(old: readonly string[], young: readonly string[]): DiffPart[] {
  const width = young.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = young.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === young[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < young.length) {
    const [removed, added] = [old[i], young[j]]
    if (removed !== undefined && removed === added) {
      parts.push({ kind: 'same', text: removed })
      i += 1
      j += 1
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: removed })
      i += 1
    } else {
      parts.push({ kind: 'added', text: added ?? '' })
      j += 1
    }
  }
  return parts
}

function marked(kind: DiffPart['kind'], words: readonly string[]): DiffPart[] {
  return words.map((text) => ({ kind, text }))
}

/** Neighbours of one kind as one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else result.push({ ...part })
  }
  return result
}
