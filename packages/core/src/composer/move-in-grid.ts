export type Grid = { count: number; columns: number; isRtl: boolean }

/** The cell that a key moves to in a grid; undefined for other keys and at the edges. */
export function moveInGrid(from: number, key: string, { count, columns, isRtl }: Grid): number | undefined {
  const to = targetOf(from, key, count, columns, isRtl ? -1 : 1)
  return to !== undefined && to !== from && to >= 0 && to < count ? to : undefined
}

function targetOf(from: number, key: string, count: number, columns: number, ahead: 1 | -1) {
  switch (key) {
    case 'ArrowRight':
      return from + ahead
    case 'ArrowLeft':
      return from - ahead
    case 'ArrowDown':
      return from + columns
    case 'ArrowUp':
      return from - columns
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
