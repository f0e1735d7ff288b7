export type ByteRange = { start: number; end: number }

/**
 * The part of a file that a `Range` header asks for: one part, or the whole (undefined) when it is no range we
 * know; 'unsatisfiable' when there is no such part. Lists of parts are answered whole: nothing of ours sends
 * them, and adding many small ones up is a known way to make a server work.
 */
export function byteRangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [first = '', last = ''] = match?.slice(1) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return fromEnd(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}

function fromEnd(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - length), end: size - 1 }
}
