import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { CascaderOption } from '@foyer/contract/forms/options.ts'
import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { useText } from '../../../text/text-context.tsx'

type SimulatedFormProps = {
  node: NodeOf<'form'>
  onSubmit: (values: Record<string, string>, text: string) => void
}

/** A form of the dialogue. Several choices, and the ids on a path, are lines of one value. */
export function SimulatedForm({ node, onSubmit }: SimulatedFormProps) {
  const t = useText()
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <form
      className="desk-step-part"
      onSubmit={(event) => {
        event.preventDefault()
        const text = [...values.values()].join(', ').replaceAll('\n', ', ')
        onSubmit(Object.fromEntries(values), text)
      }}
    >
      {node.fields.map(({ field }) => (
        <Field
          key={field.id}
          field={field}
          value={values.get(field.id) ?? ''}
          onChange={(value) => setValues(new Map(values).set(field.id, value))}
        />
      ))}
      <div>
        <Button type="submit" size="compact-md">
          {t('knowledge.dialogues.simulator.submit')}
        </Button>
      </div>
    </form>
  )
}

type FieldProps = { field: FormField; value: string; onChange: (value: string) => void }

function Field({ field, value, onChange }: FieldProps) {
  const label = field.required ? `${field.name} *` : field.name
  switch (field.kind) {
    case 'select':
    case 'radio':
      return (
        <NativeSelect
          label={label}
          value={value}
          data={['', ...field.options]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    case 'checkbox':
      return (
        <Checkbox.Group
          label={label}
          value={value.split('\n')}
          onChange={(all) => onChange(all.filter(Boolean).join('\n'))}
        >
          {field.options.map((option) => (
            <Checkbox key={option} value={option} label={option} />
          ))}
        </Checkbox.Group>
      )
    case 'cascader':
      return (
        <NativeSelect
          label={label}
          value={value}
          data={[{ value: '', label: '' }, ...field.options.flatMap((option) => leavesOf(option))]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    default:
      return (
        <TextInput
          label={label}
          dir="auto"
          maxLength={1000}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
  }
}

/** The ends of a tree with the ids on the way to them. */
function leavesOf({ id, name, children }: CascaderOption): { value: string; label: string }[] {
  if (children.length === 0) return [{ value: id, label: name }]
  return children.flatMap((child) =>
    leavesOf(child).map(({ value, label }) => ({ value: `${id}\n${value}`, label: `${name} › ${label}` })),
  )
}
