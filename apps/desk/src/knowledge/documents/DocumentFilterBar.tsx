import { documentSorts, documentStates } from '@foyer/contract/desk/knowledge-limits.ts'
import { NativeSelect } from '@mantine/core'
import { noDocumentFilters, type DocumentFilters } from '../../rules/knowledge/document-filters.ts'
import { useText } from '../../text/text-context.tsx'
import { ownLanguageName } from './language-options.ts'

type DocumentFilterBarProps = {
  filters: DocumentFilters
  categories: readonly string[]
  languages: readonly string[]
  onChange: (next: Partial<DocumentFilters>) => void
}

/** Filters and order of the list. */
export function DocumentFilterBar({ filters, categories, languages, onChange }: DocumentFilterBarProps) {
  const t = useText()
  return (
    <div className="desk-documents-filters" role="group" aria-label={t('knowledge.documents.filters')}>
      <NativeSelect
        size="xs"
        aria-label={t('knowledge.documents.category')}
        value={filters.category}
        data={[
          { value: '', label: t('knowledge.documents.anyCategory') },
          // The category of the address is shown, also while the categories are being read.
          ...withChosen(categories, filters.category),
        ]}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label={t('knowledge.documents.language')}
        value={filters.language}
        data={[
          { value: '', label: t('knowledge.documents.anyLanguage') },
          ...withChosen(languages, filters.language).map((value) => ({
            value,
            label: ownLanguageName(value),
          })),
        ]}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label={t('knowledge.documents.state')}
        value={filters.state}
        data={[
          { value: '', label: t('knowledge.documents.anyState') },
          ...documentStates.map((value) => ({ value, label: t(`knowledge.documents.state.${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ state: documentStates.find((one) => one === currentTarget.value) ?? '' })
        }
      />
      <NativeSelect
        size="xs"
        aria-label={t('knowledge.documents.sort')}
        value={filters.sort}
        data={documentSorts.map((value) => ({ value, label: t(`knowledge.documents.sort.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange({
            sort: documentSorts.find((one) => one === currentTarget.value) ?? noDocumentFilters.sort,
          })
        }
      />
    </div>
  )
}

function withChosen(values: readonly string[], chosen: string): string[] {
  return chosen === '' || values.includes(chosen) ? [...values] : [...values, chosen]
}
