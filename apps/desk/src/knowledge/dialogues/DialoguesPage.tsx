import { Button, Skeleton } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { MessagesSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { useRobot } from '../use-robot.ts'
import { CreateDialogueDialog } from './CreateDialogueDialog.tsx'
import './DialoguesPage.css'
import { useDialogues, type DialogueRow } from './use-dialogues.ts'

/** The dialogues of the robot, with their state and the conversations that are in them. */
export function DialoguesPage() {
  const t = useText()
  const robot = useRobot()
  const { data, isError, refetch } = useDialogues(robot?.robotNo)
  const [isCreating, setCreating] = useState(false)
  return (
    <section className="desk-dialogues" aria-label={t('knowledge.tab.dialogues')}>
      <div className="desk-dialogues-head">
        <h2>{t('knowledge.tab.dialogues')}</h2>
        <Button leftSection={<Plus size={16} />} disabled={!robot} onClick={() => setCreating(true)}>
          {t('knowledge.dialogues.create')}
        </Button>
      </div>
      <p className="desk-dialogues-lead">{t('knowledge.dialogues.lead')}</p>
      {!data && !isError && <Skeleton height={160} radius="md" />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<MessagesSquare size={28} />}
          title={t('knowledge.dialogues.none')}
          detail={t('knowledge.dialogues.noneDetail')}
        />
      )}
      {data && data.length > 0 && (
        <ul className="desk-dialogues-list" aria-label={t('knowledge.tab.dialogues')}>
          {data.map((dialogue) => (
            <Row key={dialogue.dialogueId} dialogue={dialogue} />
          ))}
        </ul>
      )}
      {isCreating && robot && (
        <CreateDialogueDialog robotNo={robot.robotNo} onClose={() => setCreating(false)} />
      )}
    </section>
  )
}

function Row({ dialogue }: { dialogue: DialogueRow }) {
  const t = useText()
  const times = useTimes()
  const search = useSearch({ from: '/knowledge' })
  const { dialogueId, name, version, status, isChanged, phrases, steps, conversations, updatedTime } =
    dialogue
  return (
    <li>
      <Link to="/knowledge/dialogues/$dialogueId" params={{ dialogueId }} search={search}>
        <strong>
          <bdi>{name || dialogueId}</bdi>
        </strong>
        <span className="desk-dialogues-facts">
          <span className="desk-dialogues-mark">{t(`knowledge.dialogues.status.${status}`)}</span>
          {version > 0 && <span>{t('knowledge.dialogues.version', { version })}</span>}
          {status !== 'draft' && isChanged && (
            <span className="desk-dialogues-mark">{t('knowledge.dialogues.changed')}</span>
          )}
          <span>{t('knowledge.dialogues.stepCount', { count: steps })}</span>
          {conversations > 0 && (
            <span>{t('knowledge.dialogues.conversationCount', { count: conversations })}</span>
          )}
          <time>{times.full(updatedTime)}</time>
        </span>
        {phrases.length > 0 && (
          <span className="desk-dialogues-facts" dir="auto">
            {phrases.slice(0, 3).join(' · ')}
          </span>
        )}
      </Link>
    </li>
  )
}
