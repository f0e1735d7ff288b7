import { Button, Group, Modal, TextInput } from '@mantine/core'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { useMemo, useState } from 'react'
import { zonedFields } from '../../rules/channels/zoned-time.ts'
import { useText } from '../../text/text-context.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { ChangeList } from './ChangeList.tsx'
import { describeChanges } from './describe-changes.ts'
import { NewerChanges } from './NewerChanges.tsx'
import './PublishDialog.css'
import { usePublish } from './use-publish.ts'
import { WarningList } from './WarningList.tsx'
import { warningsOf } from './warnings.ts'
import { momentOf, WhenPart, type When } from './WhenPart.tsx'

type PublishDialogProps = { timeZone: string; onClose: () => void }

/** Everything that visitors will see differently, before they do. */
export function PublishDialog({ timeZone, onClose }: PublishDialogProps) {
  const t = useText()
  const draft = useChannelDraft()
  const { compared, isBusy, publish, isOutdated, compareAgain } = usePublish(draft, onClose)
  const { published, settings } = compared
  const changes = useMemo(() => describeChanges(published, settings), [published, settings])
  const warnings = useMemo(() => warningsOf(settings), [settings])
  const [note, setNote] = useState('')
  const [when, setWhen] = useState<When>(() => tomorrow(timeZone))
  const [problem, setProblem] = useState('')

  /** Not before the answer: what it says is shown here. */
  function close(): void {
    if (!isBusy) onClose()
  }

  function submit(): void {
    if (!when.isLater) return void publish({ note })
    const at = momentOf(when, timeZone)
    if (at === undefined) return setProblem(t('channels.when.missing'))
    if (at <= Date.now()) return setProblem(t('channels.when.past'))
    return void publish({ note, at })
  }

  return (
    <Modal
      opened
      onClose={close}
      closeOnClickOutside={false}
      size="xl"
      title={t('channels.publish.title', { name: draft.name })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <form
        noValidate
        className="desk-publish"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {isOutdated && <NewerChanges draft={draft} since={compared} onCompare={compareAgain} />}
        {changes.length === 0 && <p>{t('channels.publish.nothing')}</p>}
        <ChangeList changes={changes} label={t('channels.publish.changes', { count: changes.length })} />
        <WarningList warnings={warnings} />
        <BeforeAfter channelId={draft.channelId} before={published} after={settings} changes={changes} />
        <WhenPart
          when={when}
          timeZone={timeZone}
          problem={problem}
          onChange={(next) => {
            setWhen(next)
            setProblem('')
          }}
        />
        <TextInput
          label={t('channels.note')}
          description={t('channels.noteHint')}
          dir="auto"
          maxLength={channelLimits.note}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={close}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={isOutdated || changes.length === 0}>
            {t(when.isLater ? 'channels.publish.schedule' : 'channels.publish.confirm')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

/** A time that somebody may mean, should they choose one. */
function tomorrow(timeZone: string): When {
  const dayMs = 24 * 60 * 60_000
  return { isLater: false, day: zonedFields(Date.now() + dayMs, timeZone).day, time: '09:00' }
}
