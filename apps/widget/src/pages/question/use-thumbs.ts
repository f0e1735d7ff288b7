import { nameOf, robotRatings } from '@foyer/contract/codes.ts'
import type { Thumbs } from '@foyer/ui/messages/extras/thumbs.ts'
import { useState } from 'react'
import { tellFailure } from '../../features/tickets/ticket-access.ts'
import type { Visit } from '../visit/open-visit.ts'

type Rated = { thumbs: Thumbs; onRate: (isUseful: boolean) => void }

/** T-04: up or down, once, where the channel's commentDocMode is on. `stored`: the thumb that the server knows (D-09). */
export function useThumbs(
  { client, who, channel, toasts }: Visit,
  docId: string,
  stored: number | undefined,
): Rated {
  const [rated, setRated] = useState<Thumbs>()

  async function rate(isUseful: boolean): Promise<void> {
    setRated(isUseful ? 'liked' : 'disliked')
    const outcome = await client.commentDoc({
      docId,
      isUseful: isUseful ? 1 : 0,
      robotNo: channel?.robotNo ?? '',
      tenantId: who.tenantId,
      userId: who.userId,
    })
    if (outcome.ok) return
    // Rated before, in the chat: there is nothing more to say. Anything else may be tried again.
    const isDone = outcome.kind === 'refused' && outcome.error === 'evaluation.done'
    setRated(isDone ? 'hidden' : 'open')
    tellFailure({ notify: toasts.show, refuseIdentity: () => setRated('hidden') }, outcome)
  }

  return {
    thumbs: channel?.commentDocMode === 1 ? (rated ?? nameOf(robotRatings, stored) ?? 'open') : 'hidden',
    onRate: (isUseful) => void rate(isUseful),
  }
}
