import type { FieldKind } from '../codes.ts'
import type { fieldKinds, FieldShapes } from './kinds.ts'

/** A field past the codec, by kind. */
export type FieldOf<K extends FieldKind> = {
  kind: K
  id: string
  name: string
  required: boolean
} & FieldShapes[(typeof fieldKinds)[K]['shape']]
export type FormField = { [K in FieldKind]: FieldOf<K> }[FieldKind]
