import { browserClock } from '@foyer/client/ports/clock.ts'
import { createFilePost } from '@foyer/client/upload/file-post.ts'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { may } from '@foyer/core/identity/may.ts'
import { timing } from '@foyer/core/timing.ts'
import { useRef, useState } from 'react'
import { useChannels } from '../../../channels/list/use-channels.ts'
import { useDesk } from '../../../live/desk-context.tsx'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { useRobot } from '../../use-robot.ts'

const post = createFilePost<{ url: string }>({
  headers: () => ({ 'x-foyer-desk': '1' }),
  now: browserClock.now,
  timeoutMs: timing.requestTimeoutMs,
})

/** Of those that the server draws again. */
export const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp'
const typeNames = 'PNG, JPEG, GIF, WebP'

/**
 * Stores a picture among those of a channel in which the robot answers: every visitor may read them. Only admins may
 * change channels, so `canUpload` is false for others.
 */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const t = useText()
  const { agent } = useDesk()
  const robot = useRobot()
  const isAllowed = may(agent.role, 'editChannels')
  const { data: channels = [] } = useChannels(isAllowed)
  const channel = channels.find(({ name }) => robot?.channels.includes(name)) ?? channels[0]
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const resetField = useRef<() => void>(null)

  async function send(file: File | null): Promise<void> {
    // The same file may be chosen again after it was refused.
    resetField.current?.()
    if (!file || !channel) return
    if (file.size > channelLimits.imageBytes) return setFailure(t('channels.editor.image.tooLarge'))
    setFailure('')
    setBusy(true)
    const form = new FormData()
    form.append('channelId', channel.channelId)
    form.append('file', file, file.name)
    const { signal } = new AbortController()
    const sent = await post(deskPath('uploadChannelImage'), form, { onProgress: () => undefined, signal })
    setBusy(false)
    if (sent.ok) return onUploaded(sent.data.url)
    const isWrongType =
      sent.kind === 'refused' && (sent.error === 'upload.type' || sent.error === 'upload.blocked')
    return setFailure(
      isWrongType ? t('channels.editor.image.wrongType', { types: typeNames }) : t(failureKey(sent)),
    )
  }

  return { send, isBusy, failure, resetField, canUpload: isAllowed && channel !== undefined }
}
