import { Button, NativeSelect } from '@mantine/core'
import { importFields, type ImportField } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { ImportColumn } from '@foyer/contract/desk/knowledge-import.ts'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'

type ColumnMappingProps = {
  columns: readonly ImportColumn[]
  isBusy: boolean
  onMap: (fields: readonly (ImportField | '')[]) => void
}

/** Meanings of columns whose names do not tell, or tell something wrong. */
export function ColumnMapping({ columns, isBusy, onMap }: ColumnMappingProps) {
  const t = useText()
  const [fields, setFields] = useState(() => columns.map(({ field }): ImportField | '' => field ?? ''))
  const options = [
    { value: '', label: t('knowledge.import.column.ignore') },
    ...importFields.map((value) => ({
      value,
      label: t(`knowledge.import.column.${value}`, { format: 'HTML' }),
    })),
  ]
  return (
    <form
      className="desk-import-columns"
      onSubmit={(event) => {
        event.preventDefault()
        onMap(fields)
      }}
    >
      {columns.map(({ name }, at) => (
        <NativeSelect
          // Names of columns may be equal; their places are not.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={at}
          label={name || String(at + 1)}
          data={options}
          value={fields[at] ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = importFields.find((field) => field === currentTarget.value) ?? ''
            setFields(fields.with(at, chosen))
          }}
        />
      ))}
      <Button type="submit" loading={isBusy}>
        {t('knowledge.import.checkAgain')}
      </Button>
    </form>
  )
}
