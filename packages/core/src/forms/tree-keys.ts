import type { CascaderOption } from '@foyer/contract/forms/options.ts'
import { parentKey, visibleRows, type TreeRow, type TreeState } from './tree-rows.ts'

/** `chosen`: the ids from the root to the leaf that was picked. */
export type TreeStep = { tree: TreeState; chosen?: readonly string[] }

/** Begins at what is chosen, its branches open; otherwise at the top. */
export function openTree(options: readonly CascaderOption[], chosen: readonly string[]): TreeState {
  const open = new Set<string>()
  let at = '0'
  let level = options
  for (const [depth, id] of chosen.entries()) {
    const place = level.findIndex((option) => option.id === id)
    if (place < 0) break
    if (depth > 0) open.add(at)
    at = depth === 0 ? String(place) : `${at}.${place}`
    level = level[place]?.children ?? []
  }
  return { at, open }
}

/** A press on a row, with finger, mouse, Enter or Space: a branch opens or closes, a leaf is the choice. */
export function pressRow({ open }: TreeState, row: TreeRow): TreeStep {
  const at = row.key
  if (!row.isBranch) return { tree: { at, open }, chosen: row.path }
  return { tree: { at, open: row.isOpen ? without(open, at) : new Set([...open, at]) } }
}

/** The keys of the WAI-ARIA tree. Undefined: not a key of the tree, so the browser may have it. */
export function pressKey(
  options: readonly CascaderOption[],
  tree: TreeState,
  key: string,
  isRtl: boolean,
): TreeStep | undefined {
  const rows = visibleRows(options, tree.open)
  const place = Math.max(
    0,
    rows.findIndex((row) => row.key === tree.at),
  )
  const row = rows[place]
  if (!row) return undefined
  const to = (next: TreeRow | undefined): TreeStep => ({ tree: { ...tree, at: next?.key ?? tree.at } })

  switch (key) {
    case 'ArrowDown':
      return to(rows[place + 1])
    case 'ArrowUp':
      return to(rows[place - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'Enter':
    case ' ':
      return pressRow(tree, row)
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isInwards = (key === 'ArrowLeft') === isRtl
      if (isInwards && row.isOpen) return to(rows[place + 1])
      if (!isInwards && !row.isOpen) return to(rows.find(({ key: other }) => other === parentKey(row.key)))
      return row.isBranch ? pressRow(tree, row) : to(row)
    }
    default:
      return isCharacter(key) ? to(nextNamed(rows, place, key)) : undefined
  }
}

/** Type-ahead: the next row whose name begins so, around the end. */
function nextNamed(rows: readonly TreeRow[], place: number, start: string): TreeRow | undefined {
  const around = [...rows.slice(place + 1), ...rows.slice(0, place + 1)]
  return around.find(({ option }) => option.name.toLowerCase().startsWith(start.toLowerCase()))
}

/** Named keys (`F1`, `Tab`) have longer names than the characters that keys write. */
function isCharacter(key: string): boolean {
  return key.length === 1
}

function without(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...open].filter((other) => other !== key))
}
