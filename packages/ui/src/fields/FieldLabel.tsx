import { useUiText } from '../text.tsx'

type FieldLabelProps = {
  as: 'label' | 'legend'
  id: string
  controlId: string
  name: string
  isRequired: boolean
  /** The asterisk is for the eye; a control that cannot say 'required' has it said here. */
  isSpoken: boolean
}

export function FieldLabel({ as: Label, id, controlId, name, isRequired, isSpoken }: FieldLabelProps) {
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
