import { Textarea } from '@mantine/core'
import { fieldTypes, nameOf, type FieldKind } from '@foyer/contract/codes.ts'
import { fixedEntries } from '@foyer/core/forms/user-form.ts'
import { useState } from 'react'
import { useText } from '../../../text/text-context.tsx'
import type { ValueOf } from '../field-spec.ts'
import type { PartProps } from '../part-props.ts'
import { SelectField, SwitchField, TextField } from '../PlainFields.tsx'
import { linesOf, optionsOf } from './option-lines.ts'
import { SortableList } from './SortableList.tsx'

type Entry = ValueOf<'userForm'>['formList'][number]

const kinds = Object.keys(fieldTypes).filter((name): name is FieldKind => Object.hasOwn(fieldTypes, name))
const withOptions: readonly FieldKind[] = ['select', 'radio', 'checkbox', 'cascader']
const fixedNames = ['name', 'phone', 'email'] as const

function newEntry(): Entry {
  return { name: '', value: '', require: 0, show: 1, fieldType: fieldTypes.text, options: [] }
}

/** The form before the chat: name, phone and email come first, and stay there. */
export function UserFormInput({ value, onChange }: PartProps<'userForm'>) {
  const t = useText()
  return (
    <div className="desk-field-stack">
      <TextField
        id="userForm.formTitle"
        label={t('channels.editor.form.title')}
        value={value.formTitle}
        onChange={(formTitle) => onChange({ ...value, formTitle })}
      />
      <SortableList
        label={t('channels.editor.form.fields')}
        items={value.formList}
        onChange={(formList) => onChange({ ...value, formList })}
        make={newEntry}
        most={20}
        add={t('channels.editor.form.add')}
        empty={t('channels.editor.form.empty')}
        nameOf={({ name }) => name}
        fixed={Math.min(fixedEntries, value.formList.length)}
      >
        {(entry, change, { at, key }) => (
          <EntryFields
            entry={entry}
            at={at}
            id={`userForm.${key}`}
            onChange={(part) => change({ ...entry, ...part })}
          />
        )}
      </SortableList>
    </div>
  )
}

type EntryFieldsProps = { entry: Entry; at: number; id: string; onChange: (part: Partial<Entry>) => void }

function EntryFields({ entry, at, id, onChange }: EntryFieldsProps) {
  const t = useText()
  const fixed = fixedNames[at]
  const kind = nameOf(fieldTypes, entry.fieldType ?? fieldTypes.text) ?? 'text'
  return (
    <>
      <TextField
        id={`${id}.name`}
        label={t('channels.editor.form.label')}
        {...(fixed && { hint: t(`channels.editor.form.fixed.${fixed}`) })}
        isRequired
        value={entry.name}
        onChange={(name) => onChange({ name })}
      />
      {!fixed && (
        <SelectField
          id={`${id}.fieldType`}
          label={t('library.forms.fieldKind')}
          value={kind}
          options={kinds.map((name) => ({ value: name, label: t(`field.${name}`) }))}
          onChange={(name) =>
            onChange({ fieldType: fieldTypes[kinds.find((each) => each === name) ?? 'text'] })
          }
        />
      )}
      {!fixed && withOptions.includes(kind) && (
        <OptionsField
          id={`${id}.options`}
          options={entry.options}
          onChange={(options) => onChange({ options })}
        />
      )}
      <SwitchField
        id={`${id}.show`}
        label={t('channels.editor.form.show')}
        value={entry.show}
        onChange={(show) => onChange({ show })}
      />
      <SwitchField
        id={`${id}.require`}
        label={t('library.forms.required')}
        value={entry.require}
        onChange={(require) => onChange({ require })}
      />
    </>
  )
}

type OptionsFieldProps = {
  id: string
  options: Entry['options']
  onChange: (options: Entry['options']) => void
}

function OptionsField({ id, options, onChange }: OptionsFieldProps) {
  const t = useText()
  // Lines as typed: an empty one is no option, but the cursor must be able to get there.
  const [lines, setLines] = useState(() => linesOf(options))
  const shown = linesOf(optionsOf(lines, options)) === linesOf(options) ? lines : linesOf(options)
  return (
    <Textarea
      id={id}
      label={t('library.forms.choices')}
      description={t('library.forms.choicesHint')}
      dir="auto"
      autosize
      minRows={2}
      maxRows={8}
      value={shown}
      onChange={({ currentTarget }) => {
        setLines(currentTarget.value)
        onChange(optionsOf(currentTarget.value, options))
      }}
    />
  )
}

const phoneRules = ['mainland', 'international'] as const

/** Which phone numbers the form takes. */
export function PhoneRuleInput({ value, onChange }: PartProps<'userFormConfig'>) {
  const t = useText()
  return (
    <SelectField
      id="userFormConfig.phoneRule"
      label={t('channels.editor.form.phoneRule')}
      value={value.phoneRule}
      options={phoneRules.map((rule) => ({
        value: rule,
        label: t(`channels.editor.form.phoneRule.${rule}`),
      }))}
      onChange={(rule) => onChange({ phoneRule: rule === 'mainland' ? 'mainland' : 'international' })}
    />
  )
}
