import type { CascaderOption } from '@foyer/contract/forms/fields/cascader.ts'
import { openTree, pressKey, pressRow, type TreeStep } from '@foyer/core/forms/tree-keys.ts'
import { levelRows, visibleRows } from '@foyer/core/forms/tree-rows.ts'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Branch } from './Branch.tsx'
import './Tree.css'

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
