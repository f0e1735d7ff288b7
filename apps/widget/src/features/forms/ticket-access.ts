import type { VisitorApi } from '@foyer/contract/api.ts'
import { errors } from '@foyer/contract/errors.ts'
import type { Client } from '@foyer/client/client.ts'
import type { Failed } from '@foyer/client/result.ts'
import type { ExpiringStorage } from '@foyer/client/storage.ts'
import type { Uploader } from '@foyer/client/upload/upload.ts'
import type { Effect } from '@foyer/core/session/effect.ts'
import { errorNotice, textOfUnknown } from '@foyer/core/session/failures.ts'

export type Notice = Extract<Effect, { do: 'notice' }>

/** Dependencies of the ticket components on their page: the chat, or a separate page. */
export type TicketAccess = {
  client: Pick<
    Client<VisitorApi>,
    | 'channelInfo'
    | 'getTemplateFiledInfoByTemplateId'
    | 'queryWoByCustom'
    | 'queryWoById'
    | 'addWo'
    | 'addWoHandleInfo'
  >
  uploader: Pick<Uploader, 'uploadWoFile'>
  who: () => { userId: string; tenantId: string }
  notify: (notice: Notice) => void
  /** the server does not know us any more. */
  refuseIdentity: () => void
  /** For drafts. */
  store: ExpiringStorage
  /** Key prefix of the drafts: the channel id. */
  place: string
  newId: () => string
}

/** what a person is told of a call that did not work. */
export function tellFailure(
  { notify, refuseIdentity }: Pick<TicketAccess, 'notify' | 'refuseIdentity'>,
  failure: Failed,
): void {
  if (failure.kind === 'unknown') {
    const text = textOfUnknown(failure.reason)
    if (text) notify(errorNotice(text))
    return
  }
  const { show, text } = errors[failure.error]
  if (show === 'confirm') refuseIdentity()
  else notify(errorNotice(text))
}
