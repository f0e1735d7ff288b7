import type { FrameAnswer } from '@foyer/contract/host/events.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { count, isFields } from '@foyer/contract/readers.ts'
import { previewOf } from '@foyer/core/host/preview.ts'
import { timing } from '@foyer/core/timing.ts'
import type { FramedChat, Host } from '../host.ts'
import type { PreviewActs } from './draw-preview.ts'

/**
 * While the panel is closed, the newest message of an agent is shown beside the launcher. The frame draws it, so that its
 * text never reaches the page around us; the loader only learns how high it is.
 */
export function watchPreview(
  { session, frame, params }: FramedChat,
  { drawPreview }: Pick<Host['surface'], 'drawPreview'>,
  tell: (answer: FrameAnswer) => void,
) {
  const dismissedKey = `${params.channelId}&dismissed`
  let shown: Message | undefined

  const userId = () => session.getSnapshot().visitor?.userId

  /** Of this visitor: the log of another one begins anew. */
  function dismissedSeq(): number {
    const mark = frame.store.get(dismissedKey)
    return isFields(mark) && mark['userId'] === userId() ? count(mark, 'seq') : 0
  }

  const acts: PreviewActs = {
    onSize: (height) => tell({ type: 'preview', height }),
    onOpen: () => tell({ type: 'open' }),
    onDismiss: () => {
      const mark = { userId: userId(), seq: shown?.seq }
      if (shown) frame.store.set(dismissedKey, mark, timing.userIdLifetimeMs)
      look()
    },
  }

  function look(): void {
    const next = frame.isShown() ? undefined : previewOf(session.getSnapshot(), dismissedSeq())
    if (next?.msgId === shown?.msgId) return
    shown = next
    drawPreview(next, acts)
  }

  return { look, isShown: (): boolean => shown !== undefined }
}
