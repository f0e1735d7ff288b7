import type { Endpoint, Access } from './endpoint.ts'
import { z } from 'zod'
import { failure } from './envelope.ts'
import { errors, type ErrorCode } from './errors.ts'

/** A schema as it is on the wire: the input side, where a coded name is its number. */
function wireSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** The success envelope, and the endpoint's errors grouped by HTTP status. */
function responses(endpoint: Endpoint): Record<string, unknown> {
  const statuses = Map.groupBy(possibleErrors(endpoint), (error) => errors[error].http)
  const failures = [...statuses].map(([http, codes]) => [String(http), failureResponse(codes)] as const)
  return Object.fromEntries([['200', success(endpoint)], ...failures])
}

/** Those that any call may meet are added to those that it names. */
function possibleErrors({ access, errors: own }: Endpoint): ErrorCode[] {
  const identity: ErrorCode[] =
    access === 'public' ? [] : ['identity.missing', 'identity.expired', 'identity.forbidden']
  return [...new Set<ErrorCode>(['request.invalid', 'request.tooLarge', ...identity, ...own, 'internal'])]
}

function success({ name, output, example }: Endpoint): Record<string, unknown> {
  // The stream is the one answer that is no envelope: a frame on each `data:` line.
  if (name === 'stream' || name === 'deskStream')
    return { description: 'Frames.', content: { 'text/event-stream': { schema: wireSchema(output) } } }
  const properties = { code: { const: 200 }, data: wireSchema(output) }
  const schema = { type: 'object', required: ['code', 'data'], properties }
  const shown = { code: 200, data: example.output }
  return { description: 'Success.', content: { 'application/json': { schema, example: shown } } }
}

function failureResponse(codes: readonly ErrorCode[]): Record<string, unknown> {
  const examples = Object.fromEntries(codes.map((error) => [error, { value: failure(error, 'req-1') }]))
  const schema = { $ref: '#/components/schemas/Failure' }
  return { description: codes.join(', '), content: { 'application/json': { schema, examples } } }
}

const securitySchemes = {
  visitorToken: { type: 'apiKey', in: 'header', name: 'token', description: 'From chatStart.' },
  ticketLink: { type: 'apiKey', in: 'header', name: 'token', description: 'From a link to one ticket.' },
  agentCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-foyer-desk',
    description: 'Set by signIn; without HTTPS, foyer-desk.',
  },
}

const requirements = {
  public: [],
  visitor: [{ visitorToken: [] }],
  ticket: [{ visitorToken: [] }, { ticketLink: [] }],
  agent: [{ agentCookie: [] }],
} as const satisfies Record<Access, readonly unknown[]>

function securityOf(access: Access): readonly unknown[] {
  return requirements[access]
}

function requestBody({ body, input, example }: Endpoint): Record<string, unknown> {
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

export type ApiInfo = { title: string; version: string; description?: string }
export type Json = { [key: string]: unknown }

/** The API page's document (OpenAPI 3.1), from the endpoints and nothing else. Pure: same in, same out. */
export function openApiDocument(endpoints: readonly Endpoint[], info: ApiInfo): Json {
  return {
    openapi: '3.1.0',
    info,
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { post: operation(endpoint) }])),
    components: { securitySchemes, schemas: { Failure: failureSchema } },
  }
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.slice(1, endpoint.path.lastIndexOf('/'))],
    security: securityOf(endpoint.access),
    requestBody: requestBody(endpoint),
    responses: responses(endpoint),
  }
}

const failureSchema = {
  type: 'object',
  required: ['code', 'msg', 'error', 'requestId'],
  properties: {
    code: { type: 'integer', enum: [400, 401, 500] },
    msg: { type: 'string', description: 'Key of the text in the locales.' },
    error: { type: 'string' },
    requestId: { type: 'string' },
  },
}
