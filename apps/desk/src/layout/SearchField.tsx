import { textLimits } from '@foyer/contract/text-limits.ts'
import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { searchId } from '../keys/list-elements.ts'
import { useText } from '../text/text-context.tsx'
import './search.css'

/** A word is not searched for letter by letter. */
const waitMs = 300

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  maxLength?: number
}

/** The search field above a list. Escape clears it first and leaves it next. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  const t = useText()
  return (
    <TextInput
      id={searchId}
      type="search"
      className="desk-search"
      size="xs"
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={14} aria-hidden="true" />}
      rightSection={
        value ? (
          <CloseButton size="xs" aria-label={t('inbox.searchClear')} onClick={() => onChange('')} />
        ) : (
          <Kbd className="desk-search-key" aria-hidden="true">
            /
          </Kbd>
        )
      }
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return
        event.preventDefault()
        event.stopPropagation()
        onChange('')
      }}
      {...rest}
    />
  )
}

type ListSearchProps = { label: string; search: string; onSearch: (search: string) => void }

/** Asks the server after a pause in typing. */
export function ListSearch({ label, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(search)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => latest.current(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed, search])
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      maxLength={textLimits.short}
      onBlur={() => {
        // An agent who goes on to a row means the list as it was typed for.
        if (typed.trim() !== search) onSearch(typed.trim())
      }}
    />
  )
}
