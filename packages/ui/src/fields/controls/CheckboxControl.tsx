import type { ControlProps } from '../control.ts'
import { Choices } from './Choices.tsx'
import { toggled } from './toggled.ts'

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
