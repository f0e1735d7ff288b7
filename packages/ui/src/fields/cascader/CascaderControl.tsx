import { pathText } from '@foyer/core/forms/cascader-path.ts'
import { useState, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { ChevronRight } from 'lucide-react'
import { Button } from '../../primitives/Button.tsx'
import { Sheet } from '../../primitives/Sheet.tsx'
import { useUiText } from '../../text.tsx'
import type { ControlProps } from '../control.ts'
import './CascaderControl.css'
import type { CascaderOption } from '@foyer/contract/forms/options.ts'
import { openTree, pressKey, pressRow, type TreeStep } from '@foyer/core/forms/tree-keys.ts'
import { levelRows, visibleRows, type TreeRow, type TreeState } from '@foyer/core/forms/tree-rows.ts'

type BranchProps = {
  rows: readonly TreeRow[]
  tree: TreeState
  chosen: readonly string[]
}

/** The rows of one level, and the levels below those that are open. */
function Branch({ rows, tree, chosen }: BranchProps) {
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
        <span className="foyer-tree-mark">{row.isBranch && <ChevronRight size={16} />}</span>
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

type TreeProps = {
  label: string
  options: readonly CascaderOption[]
  /** Ids from the root. */
  chosen: readonly string[]
  onChoose: (path: readonly string[]) => void
}

/** The WAI-ARIA tree, with a roving tab stop. Its rules are in core. */
export function Tree({ label, options, chosen, onChoose }: TreeProps) {
  const ref = useRef<HTMLUListElement>(null)
  const [tree, setTree] = useState(() => openTree(options, chosen))
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [tree.at])

  function take(step: TreeStep): void {
    setTree(step.tree)
    if (step.chosen) onChoose(step.chosen)
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = pressKey(options, tree, event.key, isRtl)
    if (!step) return
    event.preventDefault()
    take(step)
  }

  function onClick({ target }: MouseEvent): void {
    const key = target instanceof Element && target.closest('[data-key]')?.getAttribute('data-key')
    const row = visibleRows(options, tree.open).find((one) => one.key === key)
    if (row) take(pressRow(tree, row))
  }

  return (
    <ul
      ref={ref}
      role="tree"
      aria-label={label}
      className="foyer-tree"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Branch rows={levelRows(options, tree.open)} tree={tree} chosen={chosen} />
    </ul>
  )
}

/** A button with the chosen path, and the tree to choose from. Ours, because the platform has none. */
export function CascaderControl({ id, labelId, field, onChange, describedBy }: ControlProps<'cascader'>) {
  const t = useUiText()
  const [isOpen, setOpen] = useState(false)
  const { name, options, value } = field

  function choose(path: readonly string[]): void {
    setOpen(false)
    onChange({ ...field, value: [...path] })
  }

  return (
    <>
      <button
        type="button"
        id={id}
        className="foyer-field-control foyer-cascader"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${labelId} ${id}`}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        <span className="foyer-cascader-path">
          <bdi>{pathText(options, value) || t('field.choose')}</bdi>
        </span>
        <ChevronRight size={18} />
      </button>
      {isOpen && (
        <Sheet
          title={name}
          onClose={() => setOpen(false)}
          actions={value.length > 0 && <Button onClick={() => choose([])}>{t('field.clear')}</Button>}
        >
          {options.length === 0 ? (
            <p className="foyer-field-none">{t('field.noOptions')}</p>
          ) : (
            <Tree label={name} options={options} chosen={value} onChoose={choose} />
          )}
        </Sheet>
      )}
    </>
  )
}
