import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import type { ContentOf } from '@foyer/contract/messages/content.ts'
import { decodeFields } from '@foyer/contract/forms/codec.ts'
import { parseJson } from '@foyer/contract/readers.ts'
import type { Entry } from '../log/entry.ts'
import { visibleToVisitor } from '../log/visibility.ts'
import { nothing, refuse, type Decision, type ThreadState } from '../routing/decision.ts'
import { missingField } from './missing-field.ts'
import { answerForm } from './form-answer.ts'

/**
 * A visitor answers a form that somebody sent them, once. The same answer again changes nothing (its first
 * reply may have been lost); another one is refused.
 */
export function decideFormAnswer(
  thread: ThreadState,
  target: Entry | undefined,
  docNode: string,
  { formCheckMode }: Pick<ChannelConfig, 'formCheckMode'>,
): Decision {
  const form = target && formIn(target)
  if (!form) return refuse('object.unknown')
  const given = parseJson(docNode)
  if (!Array.isArray(given)) return refuse('request.invalid')

  const answer = answerForm(form.fields, decodeFields(given))
  if (answer.outcome === 'wrong') return refuse('request.invalid')
  if (answer.outcome === 'incomplete') return refuse('form.incomplete')
  // V-11: checked only where the channel asks for it.
  if (formCheckMode === 1 && missingField(decodeFields(answer.fields))) return refuse('form.incomplete')
  const kept = JSON.stringify(answer.fields)
  if (form.submitted) return keptIn(target) === kept ? nothing : refuse('message.conflict')
  const body = { type: 'formAnswered', target: target.seq, docNode: kept } as const
  return { do: 'change', next: thread, sender: 'visitor', body }
}

type Form = ContentOf<'form'> | ContentOf<'externalForm'>

/** The form that a visitor can see in an entry. Their own messages ask them nothing. */
function formIn(entry: Entry): Form | undefined {
  const body = visibleToVisitor(entry)?.body
  if (body?.type !== 'message' || entry.sender === 'visitor') return undefined
  const content = decodeContent({ ...body.extra, msgType: body.msgType, msgContent: body.content })
  return content.kind === 'form' || content.kind === 'externalForm' ? content : undefined
}

function keptIn({ body }: Entry): unknown {
  return body.type === 'message' ? body.extra?.['docNode'] : undefined
}
