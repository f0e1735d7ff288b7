import type { CascaderOption } from '@foyer/contract/forms/options.ts'

/** A row of the tree that can be seen just now. */
export type TreeRow = {
  /** Its place, like `0.2`: ids need not be unique beyond one level. */
  key: string
  option: CascaderOption
  /** Ids from the root to here. */
  path: readonly string[]
  /** From 1, as ARIA counts. */
  level: number
  isBranch: boolean
  isOpen: boolean
}

/** `at`: the row with the keyboard focus; `open`: the expanded branches. */
export type TreeState = { at: string; open: ReadonlySet<string> }

/** The rows of one level, without those below. */
export function levelRows(
  options: readonly CascaderOption[],
  open: ReadonlySet<string>,
  parent?: TreeRow,
): TreeRow[] {
  return options.map((option, place) => {
    const key = parent ? `${parent.key}.${place}` : String(place)
    const isBranch = option.children.length > 0
    return {
      key,
      option,
      path: [...(parent?.path ?? []), option.id],
      level: (parent?.level ?? 0) + 1,
      isBranch,
      isOpen: isBranch && open.has(key),
    }
  })
}

/** All rows that can be seen, from top to bottom. */
export function visibleRows(
  options: readonly CascaderOption[],
  open: ReadonlySet<string>,
  parent?: TreeRow,
): TreeRow[] {
  return levelRows(options, open, parent).flatMap((row) =>
    row.isOpen ? [row, ...visibleRows(row.option.children, open, row)] : [row],
  )
}

export function parentKey(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')))
}
