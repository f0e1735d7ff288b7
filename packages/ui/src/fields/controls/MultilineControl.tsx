import { limits } from '@foyer/core/timing.ts'
import type { ControlProps } from '../control.ts'
import { nativeProps } from './native-props.ts'

export function MultilineControl({ field, onChange, ...rest }: ControlProps<'multiline'>) {
  return (
    <textarea
      {...nativeProps({ field, ...rest })}
      rows={limits.textareaRows}
      dir="auto"
      maxLength={limits.messageLength}
      value={field.value}
      onChange={(event) => onChange({ ...field, value: event.target.value })}
    />
  )
}
