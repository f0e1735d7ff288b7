import type { FormField } from '@foyer/contract/forms/field.ts'
import { Field } from './Field.tsx'
import { uniqueKeys } from './unique-keys.ts'

type FieldListProps = {
  fields: readonly FormField[]
  /** All of them, one with a new value. */
  onChange: (fields: readonly FormField[]) => void
}

export function FieldList({ fields, onChange }: FieldListProps) {
  const keys = uniqueKeys(fields.map(({ id }) => id))
  return (
    <div className="foyer-field-list">
      {fields.map((field, place) => (
        <Field
          key={keys[place]}
          field={field}
          onChange={(changed) => onChange(fields.with(place, changed))}
        />
      ))}
    </div>
  )
}
