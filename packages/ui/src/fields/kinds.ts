import type { FieldKind } from '@foyer/contract/codes.ts'
import { CascaderControl } from './cascader/CascaderControl.tsx'
import type { FieldRow } from './control.ts'
import { CheckboxControl } from './controls/CheckboxControl.tsx'
import { DateControl } from './controls/DateControl.tsx'
import { DateTimeControl } from './controls/DateTimeControl.tsx'
import { MultilineControl } from './controls/MultilineControl.tsx'
import { NumberControl } from './controls/NumberControl.tsx'
import { RadioControl } from './controls/RadioControl.tsx'
import { SelectControl } from './controls/SelectControl.tsx'
import { TextControl } from './controls/TextControl.tsx'

/** D-10: every kind of field. A new one in the contract does not compile until it has a row here. */
const fieldKinds = {
  text: { Control: TextControl, label: 'label', saysRequired: true },
  multiline: { Control: MultilineControl, label: 'label', saysRequired: true },
  date: { Control: DateControl, label: 'label', saysRequired: true },
  dateTime: { Control: DateTimeControl, label: 'label', saysRequired: true },
  number: { Control: NumberControl, label: 'label', saysRequired: true },
  select: { Control: SelectControl, label: 'label', saysRequired: true },
  radio: { Control: RadioControl, label: 'legend', saysRequired: false },
  checkbox: { Control: CheckboxControl, label: 'legend', saysRequired: false },
  cascader: { Control: CascaderControl, label: 'label', saysRequired: false },
} satisfies { [K in FieldKind]: FieldRow<K> }

/** The row of a field's kind. The one cast: a row only ever meets fields of the kind it was found by. */
export function rowOf(kind: FieldKind): FieldRow<FieldKind> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return fieldKinds[kind] as unknown as FieldRow<FieldKind>
}
