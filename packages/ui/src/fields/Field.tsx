import type { FormField } from '@foyer/contract/forms/field.ts'
import { useId } from 'react'
import type { Purpose } from './control.ts'
import './Field.css'
import { FieldLabel } from './FieldLabel.tsx'
import { rowOf } from './kinds.ts'

type FieldProps = {
  field: FormField
  /** The field with its new value. */
  onChange: (field: FormField) => void
  /** What is wrong with the value, in words. */
  problem?: string | undefined
  purpose?: Purpose | undefined
}

/** One question of a form, whatever its kind. */
export function Field({ field, onChange, problem, purpose }: FieldProps) {
  const id = useId()
  const { Control, label, saysRequired } = rowOf(field.kind)
  const Group = label === 'legend' ? 'fieldset' : 'div'
  const labelId = `${id}-label`
  const problemId = `${id}-problem`
  return (
    <Group className="foyer-field" data-problem={problem ? true : undefined}>
      <FieldLabel
        as={label}
        id={labelId}
        controlId={id}
        name={field.name}
        isRequired={field.required}
        isSpoken={!saysRequired}
      />
      <Control
        id={id}
        labelId={labelId}
        field={field}
        onChange={onChange}
        purpose={purpose}
        isInvalid={problem !== undefined}
        describedBy={problem ? problemId : undefined}
      />
      {problem && (
        <p id={problemId} className="foyer-field-problem" role="alert">
          {problem}
        </p>
      )}
    </Group>
  )
}
