/** What every field has, whether it is a setting or a part of one. */
export type FieldProps<Value> = {
  /** The setting, or the setting and the item of it. */
  id: string
  label: string
  hint?: string
  value: Value
  onChange: (value: Value) => void
}
