import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { newId } from '../../../channels/fields/lists/new-id.ts'
import {
  fieldKinds,
  hasChoices,
  toDraft,
  toField,
  type FieldDraft,
} from '../../../library/form/field-draft.ts'
import { newField } from '../../../rules/dialogues/edit-steps.ts'
import { useText } from '../../../text/text-context.tsx'
import { TargetSelect } from '../draft/TargetSelect.tsx'
import { ListPart } from './ListPart.tsx'
import type { StepProps } from './step-props.ts'

type Row = { variable: string; field: FieldDraft }

function toRow({ variable, field }: NodeOf<'form'>['fields'][number]): Row {
  return { variable, field: toDraft(encodeField(field)) }
}

export function FormStep({ id, node, onChange }: StepProps<'form'>) {
  const t = useText()
  // The format has no half-written lines of choices: they are kept here while somebody types.
  const [rows, setRows] = useState(() => node.fields.map(toRow))
  const change = (next: Row[]): void => {
    setRows(next)
    const fields = next.map(({ variable, field }) => ({
      variable,
      field: decodeField({ ...toField(field) }),
    }))
    onChange({ ...node, fields })
  }
  return (
    <>
      <TextInput
        label={t('knowledge.dialogues.formTitle')}
        dir="auto"
        maxLength={dialogueLimits.text}
        value={node.title}
        onChange={({ currentTarget }) => onChange({ ...node, title: currentTarget.value })}
      />
      <ListPart
        title={t('knowledge.dialogues.fields')}
        items={rows}
        nameOf={({ field }, place) => field.name.trim() || t('library.forms.field', { place: place + 1 })}
        keyOf={({ field }) => field.id}
        add={{
          label: t('knowledge.dialogues.addField'),
          item: () => toRow(newField(newId(), rows.length + 1)),
          most: dialogueLimits.fields,
        }}
        onChange={change}
      >
        {(row, set) => <FieldInputs row={row} onChange={set} />}
      </ListPart>
      <TargetSelect id={id} outcome="next" to={node.goes} label={t('knowledge.dialogues.outcome.next')} />
    </>
  )
}

function FieldInputs({ row, onChange }: { row: Row; onChange: (row: Row) => void }) {
  const t = useText()
  const { variable, field } = row
  const set = (next: Partial<FieldDraft>) => onChange({ ...row, field: { ...field, ...next } })
  return (
    <>
      <TextInput
        label={t('library.forms.fieldName')}
        dir="auto"
        maxLength={textLimits.short}
        value={field.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <div className="desk-step-row">
        <NativeSelect
          label={t('library.forms.fieldKind')}
          value={field.kind}
          data={fieldKinds.map((value) => ({ value, label: t(`field.${value}`) }))}
          onChange={({ currentTarget }) =>
            set({ kind: fieldKinds.find((one) => one === currentTarget.value) ?? 'text' })
          }
        />
        <TextInput
          label={t('knowledge.dialogues.variable')}
          dir="ltr"
          maxLength={32}
          value={variable}
          onChange={({ currentTarget }) => onChange({ ...row, variable: currentTarget.value })}
        />
      </div>
      {hasChoices(field.kind) && (
        <Textarea
          label={t('library.forms.choices')}
          description={t(field.kind === 'cascader' ? 'library.forms.treeHelp' : 'library.forms.choicesHint')}
          dir="auto"
          autosize
          minRows={2}
          maxRows={8}
          value={field.lines}
          onChange={({ currentTarget }) => set({ lines: currentTarget.value })}
        />
      )}
      <Checkbox
        label={t('library.forms.required')}
        checked={field.isRequired}
        onChange={({ currentTarget }) => set({ isRequired: currentTarget.checked })}
      />
    </>
  )
}
