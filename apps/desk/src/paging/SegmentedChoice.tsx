import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import type { KeyboardEvent } from 'react'
import '../inbox/InboxTabs.css'

type SegmentedChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of a few, in the look of the inbox's tabs. */
export function SegmentedChoice<T extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedChoiceProps<T>) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const values = options.map((option) => option.value)
    const next = tabAfterKey(values, value, event.key, isRtl)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[values.indexOf(next)]?.focus()
  }

  return (
    <div role="radiogroup" tabIndex={-1} aria-label={label} className="desk-tabs" onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          className="desk-tab"
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
