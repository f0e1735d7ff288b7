import type { DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { isAllowedLink } from '../../../rules/knowledge/answer-addresses.ts'
import { useText } from '../../../text/text-context.tsx'

type Attachments = DocumentContent['attachments']
type AttachmentsFieldProps = { value: Attachments; onChange: (attachments: Attachments) => void }

/** Files that visitors get with the answer: a name and an address. */
export function AttachmentsField({ value, onChange }: AttachmentsFieldProps) {
  const t = useText()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isFull = value.length >= knowledgeLimits.attachments

  function add(): void {
    const url = address.trim()
    if (url === '' && name.trim() === '') return
    if (!isAllowedLink(url)) return setProblem(t('knowledge.documents.addressWrong'))
    onChange([...value, { name: name.trim() || nameOf(url), url }])
    setName('')
    setAddress('')
    field.current?.focus()
  }

  return (
    <fieldset className="desk-document-group">
      <legend>{t('knowledge.documents.files')}</legend>
      {value.length > 0 && (
        <ul className="desk-document-items" aria-label={t('knowledge.documents.files')}>
          {value.map((file, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name and address
            <li key={`${file.url} ${at}`}>
              <span>
                <bdi>{file.name}</bdi>
                <bdi className="desk-document-address">{file.url}</bdi>
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('knowledge.documents.removeOf', { name: file.name })}
                onClick={() => {
                  onChange(value.filter((_, index) => index !== at))
                  field.current?.focus()
                }}
              >
                <X size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className="desk-document-pair">
        <TextInput
          ref={field}
          label={t('knowledge.documents.fileName')}
          dir="auto"
          maxLength={textLimits.short}
          disabled={isFull}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={t('knowledge.documents.address')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={textLimits.url}
          disabled={isFull}
          value={address}
          error={problem}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value)
            setProblem('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      </div>
      <div>
        <Button variant="default" size="compact-md" disabled={isFull} onClick={add}>
          {t('knowledge.documents.fileAdd')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The end of an address names most files. */
function nameOf(url: string): string {
  const path = url.split(/[#?]/)[0] ?? url
  return path.split('/').findLast((part) => part !== '') ?? url
}
