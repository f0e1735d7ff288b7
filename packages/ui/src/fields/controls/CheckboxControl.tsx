import type { ControlProps } from '../control.ts'
import { Choices } from './Choices.tsx'

/** The choices with one of them changed, in the order in which they were offered. */
export function toggled(options: readonly string[], chosen: readonly string[], name: string): string[] {
  return [...new Set(options)].filter((option) => chosen.includes(option) !== (option === name))
}

export function CheckboxControl({ field, onChange, ...rest }: ControlProps<'checkbox'>) {
  return (
    <Choices
      {...rest}
      type="checkbox"
      options={field.options}
      chosen={field.value}
      onToggle={(name) => onChange({ ...field, value: toggled(field.options, field.value, name) })}
    />
  )
}
