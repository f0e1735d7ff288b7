import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { useForms } from '../../cards/use-forms.ts'
import { useText } from '../../text/text-context.tsx'
import type { FieldProps } from './field-props.ts'
import { SelectField } from './PlainFields.tsx'

/** One of the languages of the chat, or the visitor's own. */
export function LanguageField(props: FieldProps<string>) {
  const t = useText()
  const languages = Object.entries(localeLabels).map(([value, label]) => ({ value, label }))
  return (
    <SelectField
      {...props}
      options={withCurrent(
        [{ value: '', label: t('channels.editor.language.visitor') }, ...languages],
        props.value,
      )}
    />
  )
}

/** A form of the library that visitors may open tickets with. */
export function TicketFormField(props: FieldProps<string>) {
  const t = useText()
  const { data: forms = [] } = useForms()
  const options = forms
    .filter(({ isForTickets }) => isForTickets)
    .map(({ id, title }) => ({ value: id, label: title }))
  return (
    <SelectField
      {...props}
      options={withCurrent(
        [{ value: '', label: t('channels.editor.ticketForm.none') }, ...options],
        props.value,
      )}
    />
  )
}

/** A value that is not among the options (any more) stays visible and chosen. */
function withCurrent(options: { value: string; label: string }[], value: string) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }]
}
