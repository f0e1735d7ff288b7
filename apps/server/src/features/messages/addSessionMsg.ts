import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { addSessionMsg } from '@foyer/contract/messages/addSessionMsg.ts'
import { decideAutomatic } from '../../rules/log/automatic.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { randomId } from '../../platform/random.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { spendOnSending } from './send-budget.ts'
import { storeForVisitor } from '../../log/store-for-visitor.ts'

export const route = serve(addSessionMsg, async (input, deps, visitor) => {
  spendOnSending(deps.limits, visitor)
  const { senderType: sender, id: clientId = randomId() } = input
  const text = decideText(msgTypes[input.msgType], input.msgContent)
  if (text === undefined) throw new Failed('request.invalid')

  const body =
    sender === 'visitor'
      ? ({ type: 'message', msgType: msgTypes.text, content: text } as const)
      : decideAutomatic((await visitorChannel(deps, visitor)).config, sender, text)
  if (!body) throw new Failed('identity.forbidden')
  return storeForVisitor(deps.append, visitor, { clientId, sender, body })
})
