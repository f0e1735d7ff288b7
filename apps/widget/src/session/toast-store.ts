import type { Clock } from '@foyer/client/ports/clock.ts'
import { createStore } from '@foyer/client/store.ts'
import type { Effect, NoticeKey } from '@foyer/core/session/effect.ts'

export type Notice = {
  id: string
  tone: 'info' | 'success' | 'warning' | 'error'
  text: NoticeKey
  params: Readonly<Record<string, string>>
  isPersistent: boolean
}

/**
 * The notices on screen. The same words are not stacked: they stay, and their time begins again. What an act led to takes
 * the place of what the one before it led to: no error stands next to another, or next to a success.
 */
export function createToastStore(clock: Clock) {
  const notices = createStore<readonly Notice[]>([])
  const timers = new Map<string, () => void>()

  function dismiss(id: string): void {
    timers.get(id)?.()
    timers.delete(id)
    notices.set(notices.get().filter((notice) => notice.id !== id))
  }

  return {
    get: notices.get,
    subscribe: notices.subscribe,
    show: ({ tone, text, params = {}, ms }: Extract<Effect, { do: 'notice' }>): void => {
      const id = text
      timers.get(id)?.()
      const others = notices
        .get()
        .filter(
          (notice) => notice.id !== id && !(isResult(tone) && isResult(notice.tone) && !notice.isPersistent),
        )
      notices.set([...others, { id, tone, text, params, isPersistent: ms === 'persistent' }])
      if (ms !== 'persistent')
        timers.set(
          id,
          clock.after(ms, () => dismiss(id)),
        )
    },
    dismiss,
  }
}

function isResult(tone: Notice['tone']): boolean {
  return tone === 'error' || tone === 'success'
}

export type ToastStore = ReturnType<typeof createToastStore>
