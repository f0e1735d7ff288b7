import type { Decided, ImportResult } from './decide-import.ts'

/** Results once some documents could not be saved: new ones that failed do not exist, so nothing is linked with them. */
export function afterFailures(
  decided: readonly Decided[],
  failures: ReadonlyMap<string, 'edited' | 'failed'>,
): ImportResult[] {
  const lost = new Set(
    decided.flatMap(({ result: { docId, outcome } }) =>
      outcome === 'added' && failures.has(docId) ? [docId] : [],
    ),
  )
  return decided.map(({ result, document, draft, original }) => {
    if (result.outcome === 'refused') return result
    const { notLinked: known = [], ...row } = result
    const reason = failures.get(row.docId)
    if (reason) return { ...row, outcome: 'refused', reason }
    const named = [...(document?.related ?? draft?.changes.related ?? []), original ?? '']
    const gone = new Set(named.filter((docId) => lost.has(docId)))
    const notLinked = [
      ...known,
      ...[...gone].map((docId) => ({ docId, problem: 'unknownDocument' as const })),
    ]
    return { ...row, ...(notLinked.length > 0 && { notLinked }) }
  })
}
