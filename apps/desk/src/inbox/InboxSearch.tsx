import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { changeUi, useUi, useUiState } from '../frame/ui-state.tsx'
import { useText } from '../text/text-context.tsx'
import './InboxSearch.css'

/** So that the key for it finds it. */
export const searchId = 'desk-search'

/** Narrows the list on screen while one types. */
export function InboxSearch() {
  const t = useText()
  const ui = useUi()
  const search = useUiState((state) => state.search)
  return (
    <TextInput
      id={searchId}
      type="search"
      className="desk-search"
      size="xs"
      aria-label={t('inbox.search')}
      placeholder={t('inbox.search')}
      leftSection={<Search size={14} aria-hidden="true" />}
      rightSection={
        search ? (
          <CloseButton
            size="xs"
            aria-label={t('inbox.searchClear')}
            onClick={() => changeUi(ui, { search: '' })}
          />
        ) : (
          <Kbd className="desk-search-key" aria-hidden="true">
            /
          </Kbd>
        )
      }
      value={search}
      onChange={(event) => changeUi(ui, { search: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || search === '') return
        // What was typed goes first, the field after it.
        event.preventDefault()
        event.stopPropagation()
        changeUi(ui, { search: '' })
      }}
    />
  )
}
