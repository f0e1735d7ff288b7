import { textLimits } from '@foyer/contract/text-limits.ts'
import { ActionIcon, Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Copy } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { SortTools } from '../sort/SortTools.tsx'
import type { Sort } from '../sort/use-sort.ts'
import { ChoicesEditor } from './ChoicesEditor.tsx'
import { fieldKinds, hasChoices, type FieldDraft } from './field-draft.ts'

type FieldEditorProps = {
  draft: FieldDraft
  place: number
  count: number
  sort: Sort
  onMove: (from: number, to: number) => void
  onChange: (draft: FieldDraft) => void
  onDuplicate?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One field of a form: what it asks, how it is answered, and whether it must be. */
export function FieldEditor(props: FieldEditorProps) {
  const { draft, place, count, sort, onMove, onChange, onDuplicate, onRemove } = props
  const t = useText()
  const { name, kind, isRequired, lines } = draft
  const label = t('library.forms.field', { place: place + 1 })
  return (
    <li aria-label={label} {...sort.item(place)}>
      <Group justify="space-between" gap="xs">
        <SortTools
          name={name.trim() || label}
          place={place}
          count={count}
          handle={sort.handle(place)}
          onMove={onMove}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={!onDuplicate}
          aria-label={t('library.forms.duplicate', { name: name.trim() || label })}
          onClick={onDuplicate}
        >
          <Copy size={16} />
        </ActionIcon>
      </Group>
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
      {kind === 'cascader' && (
        <Textarea
          required
          label={t('library.forms.choices')}
          description={t('library.forms.treeHelp')}
          autosize
          minRows={2}
          maxRows={8}
          value={lines}
          onChange={({ currentTarget }) => onChange({ ...draft, lines: currentTarget.value })}
        />
      )}
      {hasChoices(kind) && kind !== 'cascader' && (
        <ChoicesEditor lines={lines} onChange={(next) => onChange({ ...draft, lines: next })} />
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
