import { textLimits } from '@foyer/contract/text-limits.ts'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { noDocumentFilters } from '../../../rules/knowledge/document-filters.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDocuments } from '../../documents/use-documents.ts'

type CategoryFieldProps = { robotNo: string; value: string; onChange: (category: string) => void }

/** A category of the robot's other documents, or a new one. */
export function CategoryField({ robotNo, value, onChange }: CategoryFieldProps) {
  const t = useText()
  const listId = useId()
  const { categories } = useDocuments(robotNo, noDocumentFilters)
  return (
    <>
      <TextInput
        label={t('knowledge.documents.category')}
        dir="auto"
        list={listId}
        autoComplete="off"
        maxLength={textLimits.short}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </datalist>
    </>
  )
}
