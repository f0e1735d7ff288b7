type Asked = { docId: string; translationOf: string | undefined }

/**
 * The original of a document once the links of these rows hold; `stored` is that of one without a row. Of rows that are
 * translations of each other in a circle, the one with the first id.
 */
export function originalsOf(
  rows: readonly Asked[],
  stored: (docId: string) => string,
): (docId: string) => string {
  const asked = new Map(
    rows.flatMap(({ docId, translationOf }) =>
      translationOf === undefined ? [] : [[docId, translationOf || docId] as const],
    ),
  )
  const known = new Map<string, string>()
  return (docId) => {
    const path: string[] = []
    const places = new Map<string, number>()
    let at = docId
    let original = known.get(at)
    while (original === undefined) {
      const next = asked.get(at)
      const loop = places.get(at)
      if (loop !== undefined) original = path.slice(loop).reduce((one, other) => (other < one ? other : one))
      else if (next === undefined) original = stored(at)
      else {
        places.set(at, path.length)
        path.push(at)
        at = next
        original = known.get(at)
      }
    }
    for (const passed of path) known.set(passed, original)
    return original
  }
}
