import { fromDateTimeInput, toDateTimeInput } from '@foyer/core/forms/date-time.ts'
import type { ControlProps } from '../control.ts'
import { nativeProps } from './native-props.ts'

export function DateTimeControl({ field, onChange, ...rest }: ControlProps<'dateTime'>) {
  return (
    <input
      {...nativeProps({ field, ...rest })}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={toDateTimeInput(field.value)}
      onChange={(event) => onChange({ ...field, value: fromDateTimeInput(event.target.value) })}
    />
  )
}
