import {
  documentSorts,
  documentStates,
  type DocumentSort,
  type DocumentState,
} from '@foyer/contract/desk/knowledge-limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'

/** Empty texts do not filter. */
export type DocumentFilters = {
  words: string
  category: string
  language: string
  state: DocumentState | ''
  sort: DocumentSort
}

export const noDocumentFilters: DocumentFilters = {
  words: '',
  category: '',
  language: '',
  state: '',
  sort: 'updated',
}

/** Reads the filters from the address and ignores invalid values. */
export function readDocumentFilters(address: Readonly<Record<string, unknown>>): DocumentFilters {
  const language = textOf(address['language'])
  return {
    words: textOf(address['words']).slice(0, textLimits.short),
    category: textOf(address['category']).slice(0, textLimits.short),
    language: /^[\w-]{1,35}$/.test(language) ? language : '',
    state: documentStates.find((name) => name === address['state']) ?? '',
    sort: documentSorts.find((name) => name === address['sort']) ?? noDocumentFilters.sort,
  }
}

type Address = Partial<Record<keyof DocumentFilters, string>>

/** The address names only what was chosen. */
export function documentFiltersInAddress({ sort, ...filters }: DocumentFilters): Address {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(chosen), ...(sort !== noDocumentFilters.sort && { sort }) }
}

/** Whether an empty list may be due to the filters. */
export function isFiltering({ sort: _, ...filters }: DocumentFilters): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** Routers read `words=42` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
