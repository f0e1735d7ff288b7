import type { z } from 'zod'
import type { FieldKind } from '../codes.ts'
import type { fields } from './fields/index.ts'

/** A field past the codec, by kind. Derived from the kinds' schemas. */
export type FieldOf<K extends FieldKind> = z.infer<(typeof fields)[K]['field']>
export type FormField = { [K in FieldKind]: FieldOf<K> }[FieldKind]
