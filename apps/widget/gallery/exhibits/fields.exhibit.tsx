import type { FormField } from '@foyer/contract/forms/field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { Answers } from '@foyer/ui/messages/form/FormCard.tsx'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { useState } from 'react'
import type { Exhibit } from '../exhibit.ts'

const examples: readonly FormField[] = Object.values(fields).map(({ example }) => example)

/** Every kind of field: as the example has it, empty, and refused. */
export default [
  ...examples.flatMap((example) => [
    { name: `field/${example.kind}`, view: () => <Filled field={example} /> },
    { name: `field/${example.kind}/empty`, view: () => <Filled field={emptied(example)} /> },
    {
      name: `field/${example.kind}/problem`,
      view: () => <Filled field={{ ...emptied(example), required: true }} problem="Please answer this." />,
    },
  ]),
  { name: 'field/answers', about: 'what was sent, to read', view: () => <Answers fields={examples} /> },
] satisfies Exhibit[]

function Filled({ field, problem }: { field: FormField; problem?: string }) {
  const [filled, setFilled] = useState(field)
  return <Field field={filled} onChange={setFilled} problem={problem} />
}

function emptied(field: FormField): FormField {
  return field.kind === 'checkbox' || field.kind === 'cascader'
    ? { ...field, value: [] }
    : { ...field, value: '' }
}
