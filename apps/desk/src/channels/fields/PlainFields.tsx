import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useText } from '../../text/text-context.tsx'
import type { FieldProps } from './field-props.ts'
import type { NumberSpec } from './field-spec.ts'
import { useTyped } from './typed.tsx'

/** Flags of the wire are 0 and 1. */
export function SwitchField({ id, label, hint, value, onChange }: FieldProps<0 | 1>) {
  return (
    <Switch
      id={id}
      label={label}
      description={hint}
      checked={value === 1}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : 0)}
    />
  )
}

type TextFieldProps = FieldProps<string> & { most?: number; isRequired?: boolean }

export function TextField(props: TextFieldProps) {
  const { id, label, hint, value, onChange, most = textLimits.short, isRequired = false } = props
  const t = useText()
  const { text, problem, type } = useTyped({
    id,
    value,
    problemOf: (typed) => (isRequired && typed.trim() === '' ? 'missing' : undefined),
    onChange,
  })
  return (
    <TextInput
      id={id}
      label={label}
      description={hint}
      dir="auto"
      autoComplete="off"
      maxLength={most}
      value={text}
      error={problem && t(`channels.editor.problem.${problem}`, { least: 0, most })}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** A text of several lines. */
export function LongField({ id, label, hint, value, onChange, most = textLimits.message }: TextFieldProps) {
  return (
    <Textarea
      id={id}
      label={label}
      description={hint}
      dir="auto"
      autosize
      minRows={2}
      maxRows={10}
      maxLength={most}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Where a button or a picture leads. Only what the chat would open is saved. */
export function LinkField({ id, label, hint, value, onChange }: FieldProps<string>) {
  const t = useText()
  const { text, problem, type } = useTyped({
    id,
    value,
    problemOf: (typed) => (typed === '' || safeUrl(typed) ? undefined : 'address'),
    onChange,
  })
  return (
    <TextInput
      id={id}
      label={label}
      description={hint}
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      maxLength={textLimits.url}
      value={text}
      error={problem && t(`channels.editor.problem.${problem}`, { least: 0, most: 0 })}
      onChange={({ currentTarget }) => type(currentTarget.value.trim())}
    />
  )
}

type NumberFieldProps = FieldProps<number> & Omit<NumberSpec, 'kind'>

/** A whole number with its unit. */
export function NumberField({ id, label, hint, value, onChange, least, most, unit }: NumberFieldProps) {
  const t = useText()
  const { text, problem, type } = useTyped({
    id,
    value: String(value),
    problemOf: (typed) =>
      /^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? undefined : 'number',
    onChange: (typed) => onChange(Number(typed)),
  })
  return (
    <TextInput
      id={id}
      label={label}
      description={hint}
      inputMode="numeric"
      autoComplete="off"
      className="desk-field-number"
      maxLength={6}
      rightSection={<span className="desk-field-unit">{t(`channels.editor.unit.${unit}`)}</span>}
      rightSectionWidth={72}
      rightSectionPointerEvents="none"
      value={text}
      error={problem && t(`channels.editor.problem.${problem}`, { least, most })}
      onChange={({ currentTarget }) => type(currentTarget.value.trim())}
    />
  )
}

type SelectFieldProps = FieldProps<string> & { options: readonly { value: string; label: string }[] }

export function SelectField({ id, label, hint, value, onChange, options }: SelectFieldProps) {
  return (
    <NativeSelect
      id={id}
      label={label}
      description={hint}
      data={[...options]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
