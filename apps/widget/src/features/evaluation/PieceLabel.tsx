import { useText } from '../../text/TextProvider.tsx'

type PieceLabelProps = { id: string; text: string; isRequired: boolean }

/** Above tags and comment alike. The word for the asterisk is for those who cannot see it. */
export function PieceLabel({ id, text, isRequired }: PieceLabelProps) {
  const t = useText()
  return (
    <span id={id} className="foyer-field-label">
      {text}
      {isRequired && (
        <>
          <span className="foyer-field-asterisk" aria-hidden="true">
            *
          </span>
          <span className="foyer-field-spoken"> ({t('field.required')})</span>
        </>
      )}
    </span>
  )
}
