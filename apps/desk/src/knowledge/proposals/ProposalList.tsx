import { Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import type { Proposal } from '@foyer/contract/desk/learning.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { ProposalRow } from './ProposalRow.tsx'
import { useProposalChange } from './use-proposals.ts'

type ProposalListProps = {
  robotNo: string
  proposals: readonly Proposal[]
  page: number
  hasMore: boolean
  onPage: (page: number) => void
  onAccept: (proposalIds: readonly string[]) => void
}

export function ProposalList(props: ProposalListProps) {
  const { robotNo, proposals, page, hasMore, onPage, onAccept } = props
  const t = useText()
  const { client } = useDesk()
  const change = useProposalChange(robotNo)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const open = proposals.filter(({ state }) => state === 'open').map(({ proposalId }) => proposalId)
  // A proposal may have been decided since it was chosen.
  const selected = open.filter((id) => chosen.has(id))

  const dismiss = (proposalIds: string[]) => void change(client.dismissProposals({ robotNo, proposalIds }))
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <>
      {open.length > 0 && (
        <Group className="desk-proposals-bulk" gap="sm">
          <Checkbox
            label={t('knowledge.proposals.chooseAll')}
            checked={selected.length === open.length}
            indeterminate={selected.length > 0 && selected.length < open.length}
            onChange={({ currentTarget }) => setChosen(new Set(currentTarget.checked ? open : []))}
          />
          <Button size="compact-sm" disabled={selected.length === 0} onClick={() => onAccept(selected)}>
            {t('knowledge.proposals.acceptChosen', { count: selected.length })}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={selected.length === 0}
            onClick={() => dismiss(selected)}
          >
            {t('knowledge.proposals.dismissChosen', { count: selected.length })}
          </Button>
        </Group>
      )}
      <ul className="desk-robot-list" aria-label={t('knowledge.proposals.list')}>
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.proposalId}
            robotNo={robotNo}
            proposal={proposal}
            isChosen={chosen.has(proposal.proposalId)}
            onChoose={(isChosen) => choose(proposal.proposalId, isChosen)}
            onAccept={() => onAccept([proposal.proposalId])}
            onDismiss={() => dismiss([proposal.proposalId])}
          />
        ))}
      </ul>
      {(page > 0 || hasMore) && (
        <Group gap="xs">
          <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {t('knowledge.proposals.previous')}
          </Button>
          <Button variant="default" disabled={!hasMore} onClick={() => onPage(page + 1)}>
            {t('knowledge.proposals.next')}
          </Button>
        </Group>
      )}
    </>
  )
}
