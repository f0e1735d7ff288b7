import type { Mutation } from './request/plan.ts'
import type { Failure, Result } from './run.ts'

const shownKinds = 40

export function toJson({ requests, answered, failures, slow, crashes }: Result): string {
  const figures = {
    requests,
    endpoints: [...answered.keys()].filter((name) => name !== 'pages').length,
    serverErrors: failures.length,
    slow: slow.length,
    crashes: crashes.length,
  }
  return JSON.stringify(figures)
}

/** The first failure of each kind, and what was never reached. The last line says it all. */
export function toText(result: Result, seed: number): string {
  const { answered, failures, slow, crashes } = result
  const kinds = Map.groupBy(failures, ({ name, cause }) => `${name} ${cause.split('\n')[0]}`)
  const unreached = [...answered]
    .filter(([, counts]) => !counts.has('ok'))
    .map(([name, counts]) => `${name} (${mostly(counts)})`)
  return [
    ...[...kinds.values()].slice(0, shownKinds).map(kindText),
    ...(kinds.size > shownKinds ? [`and ${kinds.size - shownKinds} kinds of failure more`] : []),
    ...slow
      .slice(0, 10)
      .map(({ index, name, ms }) => `slow: request ${index}, ${name}, ${Math.round(ms)} ms`),
    ...crashes.map((crash) => `crash: ${crash}`),
    ...(unreached.length > 0 ? [`never answered with 200: ${unreached.join(', ')}`] : []),
    `seed ${seed}: ${toJson(result)}`,
  ].join('\n')
}

function kindText(failures: readonly Failure[]): string {
  const [first] = failures
  if (!first) return ''
  const { index, name, role, status, mutations, cause } = first
  return `${failures.length} × ${status} ${name} as ${role}, first in request ${index}\n  ${mutations.map(mutationText).join('\n  ')}\n  ${cause.replaceAll('\n', '\n  ')}`
}

function mutationText(mutation: Mutation): string {
  const text = JSON.stringify(
    mutation.kind === 'body' ? { ...mutation, bytes: mutation.bytes.toString() } : mutation,
  )
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

function mostly(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([said, times]) => `${times} ${said}`)
    .join(', ')
}
