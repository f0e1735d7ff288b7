import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export type CascaderOption = { id: string; name: string; children: CascaderOption[] }

export const CascaderOption: z.ZodType<CascaderOption, CascaderOption> = z.object({
  id: z.string(),
  name: z.string(),
  children: z.lazy(() => z.array(CascaderOption)),
})

export const cascader = fieldKind({
  kind: 'cascader',
  /** `value` is the ids from the root to what was chosen. */
  field: z.object({
    kind: z.literal('cascader'),
    ...labelled,
    options: z.array(CascaderOption),
    value: z.array(z.string()),
  }),
  example: {
    kind: 'cascader',
    id: 'c9',
    name: 'Region',
    required: false,
    options: [
      { id: 'n', name: 'North', children: [{ id: 'n1', name: 'Harbour town', children: [] }] },
      { id: 's', name: 'South', children: [] },
    ],
    value: ['n', 'n1'],
  },
})
