import { z } from 'zod'
import type { FieldKind } from '../../codes.ts'
import { cascader } from './cascader.ts'
import { checkbox } from './checkbox.ts'
import { date } from './date.ts'
import { dateTime } from './dateTime.ts'
import type { FieldKindDefinition } from './field-kind.ts'
import { multiline } from './multiline.ts'
import { number } from './number.ts'
import { radio } from './radio.ts'
import { select } from './select.ts'
import { text } from './text.ts'

/** Every kind of form field (D-10). */
export const fields = {
  text,
  multiline,
  date,
  dateTime,
  number,
  select,
  radio,
  checkbox,
  cascader,
} satisfies { [K in FieldKind]: FieldKindDefinition<K, z.ZodType<{ kind: K }>> }

export const FormField = z.discriminatedUnion('kind', [
  text.field,
  multiline.field,
  date.field,
  dateTime.field,
  number.field,
  select.field,
  radio.field,
  checkbox.field,
  cascader.field,
])
