import { Button, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Proposal } from '@foyer/contract/desk/learning.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { documentsKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import '../../channels/fields/fields.css'
import { useProposalChange } from './use-proposals.ts'

type DocumentChoiceProps = { robotNo: string; proposal: Proposal; onDone: () => void }

/** Another document for a proposal, found by the words of its question, or a new one. */
export function DocumentChoice({ robotNo, proposal, onDone }: DocumentChoiceProps) {
  const t = useText()
  const { client, agent } = useDesk()
  const change = useProposalChange(robotNo)
  const [words, setWords] = useState('')
  const { data: found } = useQuery({
    queryKey: documentsKey(agent.adminId, words, robotNo),
    queryFn: async () => unwrap(await client.findDocuments({ words, robotNo })).documents,
    placeholderData: keepPreviousData,
  })

  async function choose(docId?: string): Promise<void> {
    const { proposalId } = proposal
    const sent = client.chooseProposalDocument({ proposalId, ...(docId !== undefined && { docId }) })
    if (await change(sent)) onDone()
  }

  const label = t('knowledge.proposals.otherDocumentFor', { question: proposal.question })
  return (
    <div className="desk-proposals-choice" role="group" aria-label={label}>
      <TextInput
        type="search"
        // The button beside it has just been pressed for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('knowledge.proposals.find')}
        dir="auto"
        maxLength={200}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className="desk-field-found" aria-label={t('channels.editor.document.found')}>
        {found?.map(({ docId, question }) => (
          <li key={docId}>
            <button type="button" onClick={() => void choose(docId)}>
              <bdi>{question}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="desk-field-note">
        {found?.length === 0 && t('channels.editor.document.nothing')}
      </p>
      {proposal.kind === 'phrasing' && (
        <Button variant="default" size="compact-sm" onClick={() => void choose()}>
          {t('knowledge.proposals.newDocument')}
        </Button>
      )}
    </div>
  )
}
