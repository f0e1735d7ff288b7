import type { FormField } from '@foyer/contract/forms/field.ts'
import { useId } from 'react'
import type { Purpose } from './control.ts'
import './Field.css'
import { useUiText } from '../text.tsx'
import { rowOf } from './kinds.ts'

type FieldLabelProps = {
  as: 'label' | 'legend'
  id: string
  controlId: string
  name: string
  isRequired: boolean
  /** The asterisk is for the eye; a control that cannot say 'required' has it said here. */
  isSpoken: boolean
}

function FieldLabel({ as: Label, id, controlId, name, isRequired, isSpoken }: FieldLabelProps) {
  const t = useUiText()
  return (
    <Label id={id} className="foyer-field-label" {...(Label === 'label' && { htmlFor: controlId })}>
      <bdi>{name}</bdi>
      {isRequired && (
        <span className="foyer-field-asterisk" aria-hidden="true">
          *
        </span>
      )}
      {isRequired && isSpoken && <span className="foyer-field-spoken"> ({t('field.required')})</span>}
    </Label>
  )
}

type FieldProps = {
  field: FormField
  /** The field with its new value. */
  onChange: (field: FormField) => void
  /** Error message for the value. */
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
