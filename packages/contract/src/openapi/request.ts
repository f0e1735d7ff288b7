import type { Endpoint } from '../endpoint.ts'
import { wireSchema } from './schema.ts'

export function requestBody({ body, input, example }: Endpoint): Record<string, unknown> {
  const content =
    body === 'multipart'
      ? { 'multipart/form-data': { schema: withFile(wireSchema(input)) } }
      : { 'application/json': { schema: wireSchema(input), example: example.input } }
  return { required: true, content }
}

/** The part `file` is streamed beside the fields, so no schema of ours describes it. */
function withFile(schema: Record<string, unknown>): Record<string, unknown> {
  const file = { properties: { file: { contentMediaType: 'application/octet-stream' } }, required: ['file'] }
  return { allOf: [schema, { type: 'object', ...file }] }
}
