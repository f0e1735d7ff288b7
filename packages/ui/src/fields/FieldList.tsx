import type { FormField } from '@foyer/contract/forms/field.ts'
import { Field } from './Field.tsx'
import { uniqueKeys } from './unique-keys.ts'

type FieldListProps = {
  /** The field that is wrong, and why. */
  wrong?: { field: FormField; problem: string } | undefined
  fields: readonly FormField[]
  /** All of them, one with a new value. */
  onChange: (fields: readonly FormField[]) => void
}

export function FieldList({ fields, wrong, onChange }: FieldListProps) {
  const keys = uniqueKeys(fields.map(({ id }) => id))
  return (
    <div className="foyer-field-list">
      {fields.map((field, place) => (
        <Field
          key={keys[place]}
          field={field}
          problem={field === wrong?.field ? wrong.problem : undefined}
          onChange={(changed) => onChange(fields.with(place, changed))}
        />
      ))}
    </div>
  )
}
