import type { ControlProps } from '../control.ts'
import { Choices } from './Choices.tsx'

export function RadioControl({ field, onChange, ...rest }: ControlProps<'radio'>) {
  return (
    <Choices
      {...rest}
      type="radio"
      options={field.options}
      chosen={[field.value]}
      onToggle={(value) => onChange({ ...field, value })}
    />
  )
}
