import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import type { ContentOf } from '@foyer/contract/messages/content.ts'
import { decodeFields, decodeField } from '@foyer/contract/forms/codec.ts'
import { parseJson } from '@foyer/contract/readers.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { visibleToVisitor } from '../log/visibility.ts'
import { nothing, refuse, type Decision, type ThreadState } from '../routing/decision.ts'
import { missingField } from '@foyer/core/forms/missing-field.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { WireField } from '@foyer/contract/forms/wire-field.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { hasFittingValue } from '@foyer/core/forms/field-value.ts'

type FormAnswer =
  | { outcome: 'answered'; fields: WireField[] }
  /** Fields of the form are missing from the answer. */
  | { outcome: 'incomplete' }
  /** A field that the form does not have, or a value that its field cannot hold. */
  | { outcome: 'wrong' }

/**
 * The form's own fields with the values of an answer. Nothing but the values is taken from the answer: labels,
 * options and order stay what was asked, so nobody can put a question into an agent's mouth.
 */
export function answerForm(form: readonly FormField[], answer: readonly FormField[]): FormAnswer {
  const rest = [...answer]
  const fields: WireField[] = []
  for (const field of form) {
    const place = rest.findIndex(({ id, kind }) => id === field.id && kind === field.kind)
    const [given] = place < 0 ? [] : rest.splice(place, 1)
    if (given) fields.push({ ...encodeField(field), chooseValue: cleanValue(given.value) })
  }
  const isWrong = rest.length > 0 || fields.some((field) => !hasFittingValue(decodeField(field)))
  if (isWrong) return { outcome: 'wrong' }
  return fields.length < form.length ? { outcome: 'incomplete' } : { outcome: 'answered', fields }
}

function cleanValue(value: FormField['value']): string | string[] {
  return typeof value === 'string' ? cleanText(value) : value.map(cleanText)
}

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
  if (formCheckMode && missingField(decodeFields(answer.fields))) return refuse('form.incomplete')
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
