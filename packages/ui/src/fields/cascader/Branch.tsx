import { levelRows, type TreeRow, type TreeState } from '@foyer/core/forms/tree-rows.ts'
import { ChevronIcon } from '../../icons/ChevronIcon.tsx'

type BranchProps = {
  rows: readonly TreeRow[]
  tree: TreeState
  chosen: readonly string[]
}

/** The rows of one level, and the levels below those that are open. */
export function Branch({ rows, tree, chosen }: BranchProps) {
  return rows.map((row) => (
    <li key={row.key} role="none">
      <div
        role="treeitem"
        className="foyer-tree-row"
        aria-level={row.level}
        aria-selected={isSame(row.path, chosen)}
        aria-expanded={row.isBranch ? row.isOpen : undefined}
        tabIndex={row.key === tree.at ? 0 : -1}
        data-key={row.key}
      >
        <span className="foyer-tree-mark">{row.isBranch && <ChevronIcon size={16} />}</span>
        <span className="foyer-tree-name">
          <bdi>{row.option.name}</bdi>
        </span>
      </div>
      {row.isOpen && (
        <ul role="group">
          <Branch rows={levelRows(row.option.children, tree.open, row)} tree={tree} chosen={chosen} />
        </ul>
      )}
    </li>
  ))
}

function isSame(path: readonly string[], chosen: readonly string[]): boolean {
  return path.length === chosen.length && path.every((id, place) => id === chosen[place])
}
