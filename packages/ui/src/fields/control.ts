import type { FieldKind } from '@foyer/contract/codes.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { ComponentType } from 'react'

/** Purpose of a text field for which the browser can offer a keyboard and autofill. */
export type Purpose = 'name' | 'tel' | 'email'

/** By `Extract`, not `FieldOf`: through that, TypeScript takes the control of one kind for another's. */
type FieldFor<K extends FieldKind> = Extract<FormField, { kind: K }>

export type ControlProps<K extends FieldKind> = {
  /** Of the control itself, for its label. */
  id: string
  /** Of the words above it. */
  labelId: string
  field: FieldFor<K>
  onChange: (field: FieldFor<K>) => void
  isInvalid: boolean
  describedBy: string | undefined
  purpose: Purpose | undefined
}

/** A row of the table of kinds. */
export type FieldRow<K extends FieldKind> = {
  Control: ComponentType<ControlProps<K>>
  /** `legend`: a group of controls under one question. */
  label: 'label' | 'legend'
  /** Whether the control can say itself that an answer is wanted; otherwise its label does. */
  saysRequired: boolean
}
