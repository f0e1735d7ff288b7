import type { FieldKind } from '@foyer/contract/codes.ts'
import type { ControlProps } from '../control.ts'

type Described = Omit<ControlProps<FieldKind>, 'onChange'>

/** What every native control of one value has. Nothing is enforced by the browser: whoever shows the form decides. */
export function nativeProps({ id, field, isInvalid, describedBy }: Described) {
  return {
    id,
    className: 'foyer-field-control',
    'aria-required': field.required || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  }
}
