import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import '../inbox/InboxSearch.css'
import { searchId } from '../inbox/InboxSearch.tsx'
import { useText } from '../text/text-context.tsx'

/** A word is not searched for letter by letter. */
const waitMs = 300

type ListSearchProps = { label: string; search: string; onSearch: (search: string) => void }

/** Asks the server once somebody has stopped typing. */
export function ListSearch({ label, search, onSearch }: ListSearchProps) {
  const t = useText()
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
    <TextInput
      id={searchId}
      type="search"
      className="desk-search"
      size="xs"
      maxLength={200}
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={14} aria-hidden="true" />}
      rightSection={
        typed ? (
          <CloseButton size="xs" aria-label={t('inbox.searchClear')} onClick={() => setTyped('')} />
        ) : (
          <Kbd className="desk-search-key" aria-hidden="true">
            /
          </Kbd>
        )
      }
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        // Whoever goes on to a row means the list as it was typed for.
        if (typed.trim() !== search) onSearch(typed.trim())
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        // What was typed goes first, the field after it.
        event.preventDefault()
        event.stopPropagation()
        setTyped('')
      }}
    />
  )
}
