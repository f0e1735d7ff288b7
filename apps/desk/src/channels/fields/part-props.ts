import type { Setting, ValueOf } from './field-spec.ts'

/** An input of a setting that has parts. */
export type PartProps<K extends Setting> = { value: ValueOf<K>; onChange: (value: ValueOf<K>) => void }
