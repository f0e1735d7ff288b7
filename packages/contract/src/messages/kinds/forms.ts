import { decodeFields } from '../../forms/codec.ts'
import { encodeField } from '../../forms/encode-field.ts'
import type { FormField } from '../../forms/field.ts'
import { flag, isFields, parseJson, str, type Fields } from '../../readers.ts'
import { fieldsOf, jsonOf, type MessageCodec } from './message-kind.ts'

/** `submitted`: the visitor has sent it, and the fields hold what was chosen. */
type Form = { kind: 'form'; title: string; fields: FormField[]; submitted: boolean }

/** A form whose answers go to another site through `fromRequest`, never from the browser itself (C-38). */
type ExternalForm = {
  kind: 'externalForm'
  guide: string
  fields: FormField[]
  url: string
  method: string
  headers: Record<string, string>
  bodyType: string
  submitted: boolean
}

const form: MessageCodec<Form, 10> = {
  msgType: 10,
  beside: ['formFields', 'docNode'],
  /** A bare list of fields, or an object that names them; some servers put the list beside the content. */
  decode(packed) {
    const json = jsonOf(packed)
    const outer = isFields(json) ? json : {}
    const fields = [json, outer['formFields'], packed.side['formFields']].find(Array.isArray)
    if (!fields) return undefined
    const sent = submittedFields(packed.side)
    return {
      kind: 'form',
      title: str(outer, 'formTitle'),
      fields: sent ?? decodeFields(fields),
      submitted: sent !== undefined || flag(outer, 'submitted'),
    }
  },
  encode({ title, fields, submitted }) {
    const wire = { formTitle: title, formFields: fields.map(encodeField), submitted: submitted ? 1 : 0 }
    return { msgContent: JSON.stringify(wire) }
  },
  summary: ({ title }) => [title],
}

const externalForm: MessageCodec<ExternalForm, 11> = {
  msgType: 11,
  beside: ['docNode'],
  decode(packed) {
    const fields = fieldsOf(packed)
    if (!fields) return undefined
    const sent = submittedFields(packed.side)
    return {
      kind: 'externalForm',
      guide: str(fields, 'referGuide'),
      fields: sent ?? decodeFields(fields['fromFields']),
      url: str(fields, 'url'),
      method: str(fields, 'method'),
      headers: headersOf(fields['headers']),
      bodyType: str(fields, 'bodyType'),
      submitted: sent !== undefined || flag(fields, 'submitted'),
    }
  },
  encode({ guide, fields, url, method, headers, bodyType, submitted }) {
    const target = { url, method, headers, bodyType }
    const wire = {
      referGuide: guide,
      fromFields: fields.map(encodeField),
      ...target,
      submitted: submitted ? 1 : 0,
    }
    return { msgContent: JSON.stringify(wire) }
  },
  summary: ({ guide }) => [guide],
}

export const formCodecs = { form, externalForm }

/** `updateSessionMsg` leaves the fields with what the visitor chose in `docNode`, as JSON text. */
function submittedFields(side: Fields): FormField[] | undefined {
  const fields = parseJson(str(side, 'docNode'))
  return Array.isArray(fields) ? decodeFields(fields) : undefined
}

/** An object, or the same as JSON text. fromEntries defines its keys, so none can reach a prototype. */
function headersOf(value: unknown): Record<string, string> {
  const headers = typeof value === 'string' ? parseJson(value) : value
  if (!isFields(headers)) return {}
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
