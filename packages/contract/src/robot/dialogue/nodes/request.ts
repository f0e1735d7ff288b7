import { z } from 'zod'
import { record, Url } from '../../../wire.ts'
import { dialogueLimits } from '../limits.ts'
import { NodeId, Template, VariableName } from '../names.ts'

/** Written by the dialogue's author alone: printable, and without a placeholder. */
const HeaderValue = z
  .string()
  .max(200)
  .regex(/^(?!.*\{\{)[\x20-\x7e]*$/)

/** Where in a JSON answer: names and places in lists, joined by dots. */
const Path = z.string().regex(/^[\w-]{1,64}(?:\.[\w-]{1,64}){0,9}$/)

/** Asks another site through the server's guarded door. What comes back is text, whatever it looks like. */
export const Request = z.strictObject({
  kind: z.literal('request'),
  method: z.enum(['GET', 'POST']),
  /** The host is always literal; variables stand, encoded, in the path and the query. */
  url: Url.min(1),
  headers: z.strictObject({
    accept: HeaderValue.optional(),
    'accept-language': HeaderValue.optional(),
    'x-requested-with': HeaderValue.optional(),
  }),
  /** Of a POST; texts with placeholders by the name that the site knows. */
  body: record(Template.or(z.literal('')), dialogueLimits.bodyFields).optional(),
  bodyType: z.enum(['json', 'urlencoded']).optional(),
  /** What is missing in the answer leaves its variable empty. */
  picks: z.array(z.strictObject({ path: Path, variable: VariableName })).max(dialogueLimits.picks),
  goes: NodeId,
  /** The site was not reached, refused, or said something that is no JSON. */
  fails: NodeId,
})
