import { leaveMsg } from '@foyer/contract/leave-message/endpoints.ts'
import { decideLeaveMessage } from '../../rules/leave-message/decide-leave-message.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { visitorLocale } from '../robot/visitor-locale.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { fileIdsOf } from '../tickets/ticket-files.ts'
import { storeLeftMessage } from './left-messages.ts'

/** In any state of the session: who was just told that nobody is there must be able to leave a message. */
export const route = serve(leaveMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.leave, visitor.userId)
  await visitorThread(deps, visitor)
  const channel = await visitorChannel(deps, visitor)
  // Another channel is answered like one that does not exist, whether it does or not.
  if (input.channelId !== channel.key) throw new Failed('channel.unknown')

  const { customerPhone = '', customerEmail = '', fileList = [], id: clientId = randomId() } = input
  const files = fileList.length
  const decided = decideLeaveMessage(channel.config, { ...input, customerPhone, customerEmail, files })
  if ('error' in decided) throw new Failed(decided.error)
  const now = deps.clock.now()
  // K-04: a channel that has a language speaks it to everybody.
  const locale = channel.config.language || (await visitorLocale(deps, visitor))
  const fileIds = fileIdsOf(
    visitor.tenantId,
    fileList.map(({ fileUrl }) => fileUrl),
  )
  const message = { clientId, words: decided.words, fileIds, locale, now }
  const outcome = await storeLeftMessage(deps.db, visitor, message)
  if (outcome === 'conflict') throw new Failed('message.conflict')
  return { msgNumber: outcome.number }
})
