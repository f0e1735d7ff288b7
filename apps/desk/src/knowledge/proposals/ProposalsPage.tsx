import { NativeSelect, Skeleton } from '@mantine/core'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { proposalSorts, type ProposalSort } from '@foyer/contract/desk/learning-words.ts'
import { useText } from '../../text/text-context.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ReadFailed, RobotPage } from '../RobotPage.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { LearningPart } from './LearningPart.tsx'
import { ProposalList } from './ProposalList.tsx'
import './ProposalsPage.css'
import { useProposals, type Shown } from './use-proposals.ts'

const lists = ['open', 'accepted', 'automatic', 'dismissed'] as const

/** Suggestions from questions that the robot missed. */
export function ProposalsPage() {
  const t = useText()
  return (
    <RobotPage title={t('knowledge.tab.proposals')} lead={t('knowledge.proposals.intro')}>
      {({ robotNo }) => <Proposals key={robotNo} robotNo={robotNo} />}
    </RobotPage>
  )
}

function Proposals({ robotNo }: { robotNo: string }) {
  const t = useText()
  const [shown, setShown] = useState<Shown>({ list: 'open', sort: 'asked', page: 0 })
  const { data, error, refetch } = useProposals(robotNo, shown)
  // Here and not in the list: accepting the last suggestions removes it.
  const [accepting, setAccepting] = useState<readonly string[]>()
  const counts = data?.counts ?? { open: 0, accepted: 0, automatic: 0, dismissed: 0 }
  return (
    <div className="desk-proposals">
      <div className="desk-proposals-bar">
        <NativeSelect
          label={t('knowledge.proposals.show')}
          value={shown.list}
          data={lists.map((value) => ({
            value,
            label: t(`knowledge.proposals.state.${value}`, { count: counts[value] }),
          }))}
          onChange={({ currentTarget }) => {
            const list = lists.find((one) => one === currentTarget.value) ?? 'open'
            setShown({ ...shown, list, page: 0 })
          }}
        />
        {shown.list === 'open' && (
          <NativeSelect
            label={t('knowledge.proposals.sort')}
            value={shown.sort}
            data={proposalSorts.map((value) => ({ value, label: t(`knowledge.proposals.sort.${value}`) }))}
            onChange={({ currentTarget }) => {
              const sort: ProposalSort = currentTarget.value === 'newest' ? 'newest' : 'asked'
              setShown({ ...shown, sort, page: 0 })
            }}
          />
        )}
      </div>
      {!data && error && <ReadFailed error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton height={160} radius="md" />}
      {data?.proposals.length === 0 && (
        <EmptyState
          icon={<Lightbulb size={20} />}
          title={t('knowledge.proposals.empty')}
          {...(shown.list === 'open' && { detail: t('knowledge.proposals.empty.detail') })}
        />
      )}
      {data && data.proposals.length > 0 && (
        <ProposalList
          // Another list begins with nothing selected.
          key={`${shown.list} ${shown.page}`}
          robotNo={robotNo}
          proposals={data.proposals}
          page={shown.page}
          hasMore={data.hasMore}
          onPage={(page) => setShown({ ...shown, page })}
          onAccept={setAccepting}
        />
      )}
      {accepting && (
        <AcceptDialog robotNo={robotNo} proposalIds={accepting} onClose={() => setAccepting(undefined)} />
      )}
      <LearningPart robotNo={robotNo} />
    </div>
  )
}
