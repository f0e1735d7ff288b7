import { Button, Group, Textarea } from '@mantine/core'
import type { DeskOfflineMessage } from '@foyer/contract/desk/offline-messages.ts'
import { limits } from '@foyer/core/timing.ts'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/use-notify.ts'
import { failureKey } from '../text/failure-text.ts'
import { offlineMessagesKey } from '../platform/query-keys.ts'

/** Whether somebody saw to it, and what they say about that. Its visitor reads both, and is told so here. */
export function HandleForm({ message }: { message: DeskOfflineMessage }) {
  const t = useText()
  const times = useTimes()
  const hintId = useId()
  const { drafts } = useDesk()
  const handle = useHandleMessage(message.messageId)
  const draftKey = `message.${message.messageId}`
  const [written, setWritten] = useState<string | undefined>(drafts.get(draftKey) || undefined)
  const [isBusy, setBusy] = useState(false)
  // Until something is written, what the server has is shown, also when a colleague changed it.
  const remark = written ?? message.remark

  async function save(isHandled: boolean): Promise<void> {
    setBusy(true)
    const isDone = await handle(isHandled, remark)
    setBusy(false)
    if (!isDone) return
    setWritten(undefined)
    drafts.set(draftKey, '')
  }

  const { isHandled } = message
  const isChanged = remark.trim() !== message.remark
  return (
    <form
      className="desk-offline-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(true)
      }}
    >
      {message.updateTime > 0 && (
        <p className={`desk-offline-state ${isHandled ? 'desk-offline-state-done' : ''}`}>
          {isHandled && <Check size={14} aria-hidden="true" />}
          {t(isHandled ? 'messages.handledBy' : 'messages.touchedBy', {
            name: message.updateNick,
            time: times.full(message.updateTime),
          })}
        </p>
      )}
      <Textarea
        label={t('messages.remark')}
        aria-describedby={hintId}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.messageLength}
        dir="auto"
        value={remark}
        onChange={({ currentTarget }) => {
          setWritten(currentTarget.value)
          drafts.set(draftKey, currentTarget.value)
        }}
      />
      <p id={hintId} className="desk-offline-hint">
        {t(message.customerEmail ? 'messages.remarkHintMail' : 'messages.remarkHint')}
      </p>
      <Group justify="flex-end" gap="xs">
        {isHandled && (
          <Button variant="default" loading={isBusy} onClick={() => void save(false)}>
            {t('messages.unhandle')}
          </Button>
        )}
        {(!isHandled || isChanged) && (
          <Button type="submit" loading={isBusy}>
            {t(isHandled ? 'messages.saveRemark' : 'messages.handle')}
          </Button>
        )}
      </Group>
    </form>
  )
}

/** Marks a message as seen to or not. A failure is told; the answer is whether it went well. */
function useHandleMessage(messageId: string) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()
  return async (isHandled: boolean, remark: string): Promise<boolean> => {
    const result = await client.handleLeftMessage({ messageId, isHandled, remark })
    const key = offlineMessagesKey(agent.adminId)
    if (result.ok) queryClient.setQueryData([...key, 'one', messageId], result.data)
    else notify(t(failureKey(result)), 'problem')
    await queryClient.invalidateQueries({ queryKey: key })
    return result.ok
  }
}
