import type { Endpoint } from '../endpoint.ts'
import { failure } from '../envelope.ts'
import { errors, type ErrorCode } from '../errors.ts'
import { wireSchema } from './schema.ts'

/** The success envelope, and the endpoint's errors grouped by HTTP status. */
export function responses(endpoint: Endpoint): Record<string, unknown> {
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
