import { browserClock } from '@foyer/client/ports/clock.ts'
import type { Visit } from '../../pages/visit/open-visit.ts'
import { createCalls } from '../../session/calls.ts'
import type { Chat } from '../../session/chat.ts'
import { createToastStore } from '../../session/toast-store.ts'

/** The visitor of the chat, for a page that the chat shows. */
export function visitOf({ session, params, token, frame }: Chat): Visit {
  const { visitor, channel } = session.getSnapshot()
  const { channelId } = params
  return {
    ...createCalls(token),
    who: { userId: visitor?.userId ?? '', tenantId: channel?.tenantId ?? '', channelId },
    toasts: createToastStore(browserClock),
    store: frame.store,
    channel,
  }
}
