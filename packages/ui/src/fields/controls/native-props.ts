import type { FieldKind } from '@foyer/contract/codes.ts'
import type { ControlProps } from '../control.ts'

type Described = Omit<ControlProps<FieldKind>, 'onChange'>

/** Props of every native control with one value. The browser enforces nothing: the form validates. */
export function nativeProps({ id, field, isInvalid, describedBy }: Described) {
  return {
    id,
    className: 'foyer-field-control',
    'aria-required': field.required || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  }
}
