import { Button, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { documentsKey } from '../../../platform/query-keys.ts'
import { useText } from '../../../text/text-context.tsx'

type DocumentFieldProps = {
  docId: string
  /** Only documents of this robot are found; absent: of all. */
  robotNo?: string
  /** Shown while no document is chosen. */
  none?: string
  onChange: (docId: string, question: string) => void
}

/** A help document, found by the words of its question. */
export function DocumentField({ docId, robotNo, none, onChange }: DocumentFieldProps) {
  const t = useText()
  const heading = useId()
  const [words, setWords] = useState<string>()
  const current = useDocuments(docId).data?.find((each) => each.docId === docId)
  const isSearching = words !== undefined
  return (
    <div className="desk-field-document" role="group" aria-labelledby={heading}>
      <span id={heading} className="desk-field-document-label">
        {t('channels.editor.document')}
      </span>
      <p>
        {docId === '' ? (
          (none ?? t('channels.editor.document.none'))
        ) : (
          <bdi>{current?.question ?? docId}</bdi>
        )}
      </p>
      <div className="desk-field-chips">
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isSearching}
          onClick={() => setWords(isSearching ? undefined : '')}
        >
          {t('channels.editor.document.choose')}
        </Button>
        {docId !== '' && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange('', '')}>
            {t('channels.editor.document.remove')}
          </Button>
        )}
      </div>
      {isSearching && (
        <DocumentSearch
          words={words}
          robotNo={robotNo}
          onWords={setWords}
          onChoose={(chosen, question) => {
            onChange(chosen, question)
            setWords(undefined)
          }}
        />
      )}
    </div>
  )
}

type DocumentSearchProps = {
  words: string
  robotNo: string | undefined
  onWords: (words: string) => void
  onChoose: (docId: string, question: string) => void
}

function DocumentSearch({ words, robotNo, onWords, onChoose }: DocumentSearchProps) {
  const t = useText()
  const { data: found, isError } = useDocuments(words, { isSearch: true, robotNo })
  return (
    <div className="desk-field-stack">
      <TextInput
        type="search"
        // The button beside it has just been pressed for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('channels.editor.document.search')}
        dir="auto"
        maxLength={200}
        value={words}
        error={isError && t('error.network')}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
      <ul className="desk-field-found" aria-label={t('channels.editor.document.found')}>
        {found?.map(({ docId, question, isPublished }) => (
          <li key={docId}>
            <button type="button" onClick={() => onChoose(docId, question)}>
              <bdi>{question}</bdi>
              {!isPublished && <span>{t('channels.editor.document.draft')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="desk-field-note">
        {found?.length === 0 && t('channels.editor.document.nothing')}
      </p>
    </div>
  )
}

type Wishes = { isSearch?: boolean; robotNo?: string | undefined }

function useDocuments(words: string, { isSearch = false, robotNo }: Wishes = {}) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: documentsKey(agent.adminId, words, robotNo),
    queryFn: async () =>
      unwrap(await client.findDocuments({ words, ...(robotNo !== undefined && { robotNo }) })).documents,
    enabled: isSearch || words !== '',
    placeholderData: isSearch ? keepPreviousData : undefined,
  })
}
