import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import { fieldKinds, hasChoices, type FieldDraft } from './field-draft.ts'

type FieldEditorProps = {
  draft: FieldDraft
  place: number
  onChange: (draft: FieldDraft) => void
  onRemove?: () => void
}

/** One field of a form: what it asks, how it is answered, and whether it must be. */
export function FieldEditor({ draft, place, onChange, onRemove }: FieldEditorProps) {
  const t = useText()
  const { name, kind, isRequired, lines } = draft
  return (
    <li aria-label={t('library.forms.field', { place })}>
      <TextInput
        required
        label={t('library.forms.fieldName')}
        maxLength={textLimits.short}
        value={name}
        onChange={({ currentTarget }) => onChange({ ...draft, name: currentTarget.value })}
      />
      <NativeSelect
        label={t('library.forms.fieldKind')}
        value={kind}
        data={fieldKinds.map((value) => ({ value, label: t(`field.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ ...draft, kind: fieldKinds.find((one) => one === currentTarget.value) ?? 'text' })
        }
      />
      {hasChoices(kind) && (
        <Textarea
          required
          label={t('library.forms.choices')}
          description={t(kind === 'cascader' ? 'library.forms.treeHint' : 'library.forms.choicesHint')}
          autosize
          minRows={2}
          maxRows={8}
          value={lines}
          onChange={({ currentTarget }) => onChange({ ...draft, lines: currentTarget.value })}
        />
      )}
      <Group justify="space-between">
        <Checkbox
          label={t('library.forms.required')}
          checked={isRequired}
          onChange={({ currentTarget }) => onChange({ ...draft, isRequired: currentTarget.checked })}
        />
        {onRemove && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
            {t('library.forms.removeField')}
          </Button>
        )}
      </Group>
    </li>
  )
}
