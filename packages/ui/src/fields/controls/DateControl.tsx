import type { ControlProps } from '../control.ts'
import { nativeProps } from './native-props.ts'

/** The platform's value is ours, yyyy-MM-dd; without a last day it would take years of six digits. */
export function DateControl({ field, onChange, ...rest }: ControlProps<'date'>) {
  return (
    <input
      {...nativeProps({ field, ...rest })}
      type="date"
      max="9999-12-31"
      value={field.value}
      onChange={(event) => onChange({ ...field, value: event.target.value })}
    />
  )
}
