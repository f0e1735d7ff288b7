import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { documentsKey } from '../../../platform/query-keys.ts'
import { useText } from '../../../text/text-context.tsx'

type RelatedFieldProps = { docId: string; value: readonly string[]; onChange: (related: string[]) => void }

/** Documents that a reader of this one may want to read next. */
export function RelatedField({ docId, value, onChange }: RelatedFieldProps) {
  const t = useText()
  const [isSearching, setSearching] = useState(false)
  const isFull = value.length >= knowledgeLimits.related
  return (
    <fieldset className="desk-document-group">
      <legend>{t('knowledge.documents.related')}</legend>
      {value.length > 0 && (
        <ul className="desk-document-items" aria-label={t('knowledge.documents.related')}>
          {value.map((each) => (
            <Related
              key={each}
              docId={each}
              onRemove={() => onChange(value.filter((other) => other !== each))}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="compact-md"
          disabled={isFull}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          {t('knowledge.documents.relatedAdd')}
        </Button>
      </div>
      {isSearching && !isFull && (
        <RelatedSearch
          without={[docId, ...value]}
          onChoose={(chosen) => {
            onChange([...value, chosen])
            setSearching(false)
          }}
        />
      )}
    </fieldset>
  )
}

function Related({ docId, onRemove }: { docId: string; onRemove: () => void }) {
  const t = useText()
  const question = useDocumentName(docId)
  return (
    <li>
      <bdi>{question}</bdi>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('knowledge.documents.removeOf', { name: question })}
        onClick={onRemove}
      >
        <X size={14} />
      </ActionIcon>
    </li>
  )
}

type RelatedSearchProps = { without: readonly string[]; onChoose: (docId: string) => void }

function RelatedSearch({ without, onChoose }: RelatedSearchProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const { data, isError } = useFound(words, true)
  const found = data?.filter(({ docId }) => !without.includes(docId))
  return (
    <>
      <TextInput
        type="search"
        // The button beside it has just been pressed for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('knowledge.documents.search')}
        dir="auto"
        maxLength={textLimits.short}
        value={words}
        error={isError && t('error.network')}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className="desk-document-found" aria-label={t('knowledge.documents.found')}>
        {found?.map(({ docId, question, isPublished }) => (
          <li key={docId}>
            <button type="button" onClick={() => onChoose(docId)}>
              <bdi>{question || t('knowledge.documents.unnamed')}</bdi>
              {!isPublished && <span>{t('knowledge.documents.state.draft')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="desk-document-hint">
        {found?.length === 0 && t('inbox.search.none')}
      </p>
    </>
  )
}

/** The question of a document; its id while it is read, and when it is gone. */
export function useDocumentName(docId: string): string {
  return useFound(docId).data?.find((each) => each.docId === docId)?.question ?? docId
}

function useFound(words: string, isSearch = false) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: documentsKey(agent.adminId, words),
    queryFn: async () => unwrap(await client.findDocuments({ words })).documents,
    enabled: isSearch || words !== '',
    placeholderData: isSearch ? keepPreviousData : undefined,
  })
}
