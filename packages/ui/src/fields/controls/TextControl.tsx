import { limits } from '@foyer/core/timing.ts'
import type { ControlProps } from '../control.ts'
import { nativeProps } from './native-props.ts'

/** Names, phones and addresses are short everywhere on the wire. */
const shortText = 200

export function TextControl({ field, onChange, purpose, ...rest }: ControlProps<'text'>) {
  return (
    <input
      {...nativeProps({ field, purpose, ...rest })}
      type={purpose === undefined || purpose === 'name' ? 'text' : purpose}
      autoComplete={purpose}
      dir="auto"
      maxLength={purpose ? shortText : limits.messageLength}
      value={field.value}
      onChange={(event) => onChange({ ...field, value: event.target.value })}
    />
  )
}
