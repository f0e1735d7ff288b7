import { pathText } from '@foyer/core/forms/cascader-path.ts'
import { useState } from 'react'
import { ChevronIcon } from '../../icons/ChevronIcon.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Sheet } from '../../primitives/Sheet.tsx'
import { useUiText } from '../../text.tsx'
import type { ControlProps } from '../control.ts'
import './CascaderControl.css'
import { Tree } from './Tree.tsx'

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
        <ChevronIcon size={18} />
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
