/** Reports each place where one of the patterns ends: its number, and the place after its last character. */
export type Scan = (text: string, report: (pattern: number, end: number) => void) => void

const root = 0

/**
 * Aho-Corasick: finds all patterns in one pass, so the time depends on the text and not on the list.
 * Patterns must be different from each other and not empty.
 */
export function createAutomaton(patterns: readonly string[]): Scan {
  const codes = codesOf(patterns)
  const { next, parents, characters, ending, byLength } = trieOf(patterns, codes)
  const nodes = parents.length
  /** The longest proper suffix of a node that is a node too. */
  const suffix = new Int32Array(nodes)
  /** The nearest suffix at which a pattern ends; the root when there is none. */
  const endingSuffix = new Int32Array(nodes)

  function step(from: number, code: number): number {
    for (let node = from; ; node = suffix[node] ?? root) {
      const reached = next.get(node * codes.size + code)
      if (reached !== undefined) return reached
      if (node === root) return root
    }
  }

  // Shorter nodes first: the suffix of a node is shorter than the node.
  for (const node of byLength) {
    const parent = parents[node] ?? root
    if (parent !== root) suffix[node] = step(suffix[parent] ?? root, characters[node] ?? 0)
    const shorter = suffix[node] ?? root
    endingSuffix[node] = ending[shorter] === undefined ? (endingSuffix[shorter] ?? root) : shorter
  }

  return (text, report) => {
    let node = root
    for (let at = 0; at < text.length; at++) {
      const code = codes.get(text.charCodeAt(at))
      node = code === undefined ? root : step(node, code)
      for (let found = node; found !== root; found = endingSuffix[found] ?? root) {
        const pattern = ending[found]
        if (pattern !== undefined) report(pattern, at + 1)
      }
    }
  }
}

/** Small numbers for the characters that occur in the patterns: they keep the keys of the transitions small. */
function codesOf(patterns: readonly string[]): ReadonlyMap<number, number> {
  const codes = new Map<number, number>()
  for (const pattern of patterns)
    for (let at = 0; at < pattern.length; at++) {
      const character = pattern.charCodeAt(at)
      if (!codes.has(character)) codes.set(character, codes.size)
    }
  return codes
}

function trieOf(patterns: readonly string[], codes: ReadonlyMap<number, number>) {
  const next = new Map<number, number>()
  const parents = [root]
  const characters = [0]
  /** The nodes of each length, the shortest first. */
  const layers: number[][] = []
  const ending: (number | undefined)[] = [undefined]
  patterns.forEach((pattern, number) => {
    let node = root
    for (let at = 0; at < pattern.length; at++) {
      const code = codes.get(pattern.charCodeAt(at)) ?? 0
      const key = node * codes.size + code
      const known = next.get(key)
      if (known === undefined) {
        next.set(key, parents.length)
        parents.push(node)
        characters.push(code)
        ending.push(undefined)
        node = parents.length - 1
        ;(layers[at] ??= []).push(node)
      } else node = known
    }
    ending[node] = number
  })
  return { next, parents, characters, ending, byLength: layers.flat() }
}
