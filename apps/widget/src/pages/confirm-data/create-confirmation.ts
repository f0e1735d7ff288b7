import type { VisitorApi } from '@foyer/contract/api.ts'
import { errors } from '@foyer/contract/errors.ts'
import type { OwnDataRequest } from '@foyer/contract/my-data/data-request.ts'
import type { Client } from '@foyer/client/client.ts'
import type { Clock } from '@foyer/client/ports/clock.ts'
import type { Failed } from '@foyer/client/result.ts'
import { createStore } from '@foyer/client/store.ts'
import { textOfUnknown } from '@foyer/core/session/failures.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { isPending } from '../../features/my-data/request-text.ts'

export type Confirmation =
  | { at: 'question'; isBusy: boolean; failure: UiKey | undefined }
  | { at: 'confirmed'; request: OwnDataRequest }
  /** Expired, used up, or never there. */
  | { at: 'gone' }

type ConfirmationOptions = {
  client: Pick<Client<VisitorApi>, 'confirmMyData'>
  clock: Clock
  token: string
  onErased: (requestId: string) => void
}

/** Confirms a request when the visitor says so: opening the link alone does nothing, because mail scanners open links. */
export function createConfirmation({ client, clock, token, onErased }: ConfirmationOptions) {
  const question = { at: 'question', isBusy: false, failure: undefined } as const
  const state = createStore<Confirmation>(token === '' ? { at: 'gone' } : question)
  let stopTimer = (): void => undefined

  async function ask(): Promise<void> {
    const result = await client.confirmMyData({ token })
    if (result.ok) return follow(result.data.request)
    if (state.get().at === 'confirmed') return lookAgain()
    const isGone = result.kind === 'refused' && result.error === 'object.unknown'
    return state.set(isGone ? { at: 'gone' } : { ...question, failure: failureText(result) })
  }

  function follow(request: OwnDataRequest): void {
    if (request.state === 'expired') return state.set({ at: 'gone' })
    state.set({ at: 'confirmed', request })
    if (request.kind === 'erasure' && request.state === 'done') onErased(request.requestId)
    return isPending(request) ? lookAgain() : undefined
  }

  function lookAgain(): void {
    stopTimer = clock.after(myDataTiming.lookMs, () => void ask())
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    stop: (): void => stopTimer(),
    confirm: (): void => {
      const now = state.get()
      if (now.at !== 'question' || now.isBusy) return
      state.set({ ...question, isBusy: true })
      void ask()
    },
  }
}

function failureText(failed: Failed): UiKey {
  if (failed.kind === 'refused') return errors[failed.error].text
  return textOfUnknown(failed.reason) ?? 'error.network'
}
