import { Button, Checkbox, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Proposal } from '@foyer/contract/desk/learning.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { DocumentChoice } from './DocumentChoice.tsx'
import { useProposalChange } from './use-proposals.ts'

type ProposalRowProps = {
  robotNo: string
  proposal: Proposal
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAccept: () => void
  onDismiss: () => void
}

export function ProposalRow({
  robotNo,
  proposal,
  isChosen,
  onChoose,
  onAccept,
  onDismiss,
}: ProposalRowProps) {
  const t = useText()
  const [isChoosing, setChoosing] = useState(false)
  const { question, state, kind, answer, asked, visitors } = proposal
  const isOpen = state === 'open'
  return (
    <li className="desk-robot-item desk-proposals-row">
      {isOpen ? (
        <Checkbox
          label={<bdi>{question}</bdi>}
          aria-label={t('knowledge.proposals.choose', { question })}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      ) : (
        <p className="desk-proposals-question">
          <bdi>{question}</bdi>
        </p>
      )}
      <p>{targetOf(t, proposal)}</p>
      {kind === 'document' && answer !== '' && (
        <blockquote aria-label={t('knowledge.proposals.draft')} dir="auto">
          {answer}
        </blockquote>
      )}
      <p className="desk-robot-soft">{t('knowledge.proposals.asked', { count: asked, visitors })}</p>
      <Evidence proposal={proposal} />
      {isOpen && (
        <Group gap="xs">
          <Button size="compact-sm" onClick={onAccept}>
            {t('knowledge.proposals.accept')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onDismiss}>
            {t('knowledge.proposals.dismiss')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {t('knowledge.proposals.otherDocument')}
          </Button>
        </Group>
      )}
      {isOpen && isChoosing && (
        <DocumentChoice robotNo={robotNo} proposal={proposal} onDone={() => setChoosing(false)} />
      )}
      {state === 'accepted' && <TakeBack robotNo={robotNo} proposal={proposal} />}
    </li>
  )
}

type Text = ReturnType<typeof useText>

function targetOf(t: Text, { kind, document }: Proposal): string {
  if (kind === 'document') return t('knowledge.proposals.asDocument')
  if (!document) return t('knowledge.proposals.documentGone')
  return t('knowledge.proposals.asPhrasing', { question: document.question })
}

/** The newest conversations in which it was asked, in words. */
function Evidence({ proposal: { evidence } }: { proposal: Proposal }) {
  const t = useText()
  return (
    <ul className="desk-proposals-evidence">
      {evidence.map(({ threadId, reason, source, askedTime }) => (
        <li key={`${threadId} ${askedTime}`}>
          {t('knowledge.proposals.evidence', {
            reason: t(`knowledge.proposals.reason.${reason}`),
            source: t(`knowledge.proposals.source.${source}`),
          })}{' '}
          <Link to="/inbox/$threadId" params={{ threadId }}>
            {t('knowledge.proposals.conversation')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Removes an accepted phrasing from its document again. */
function TakeBack({ robotNo, proposal: { proposalId } }: { robotNo: string; proposal: Proposal }) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const change = useProposalChange(robotNo)
  const [isBusy, setBusy] = useState(false)

  async function takeBack(): Promise<void> {
    setBusy(true)
    const done = await change(client.takeBackProposals({ robotNo, proposalIds: [proposalId] }))
    setBusy(false)
    if (done?.isDone) notify(t('knowledge.proposals.takenBack'))
    if (done && !done.isDone) notify(t('knowledge.proposals.broken'), 'problem')
  }

  return (
    <Group>
      <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void takeBack()}>
        {t('knowledge.proposals.takeBack')}
      </Button>
    </Group>
  )
}
