import type { ControlProps } from '../control.ts'
import { nativeProps } from './native-props.ts'

export function NumberControl({ field, onChange, ...rest }: ControlProps<'number'>) {
  return (
    <input
      {...nativeProps({ field, ...rest })}
      type="number"
      inputMode="decimal"
      step="any"
      value={field.value}
      onChange={(event) => onChange({ ...field, value: event.target.value })}
    />
  )
}
