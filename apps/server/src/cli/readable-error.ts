import type { ErrorCode } from '@foyer/contract/errors.ts'

/** Refusals of the server that commands meet. */
const refusals: Partial<Record<ErrorCode, string>> = {
  'email.taken': 'this e-mail address already has an account',
  'object.unknown': 'there is no such object in this tenant',
  'agent.needed': 'the tenant needs at least one owner who can sign in',
  'password.weak': 'this password is too easy to guess',
}

/** One message for an operator, without a stack. */
export function readableError(error: unknown): string {
  // A host with several addresses fails once for each, in one error without a message.
  if (error instanceof AggregateError) return error.errors.map(readableError).join('; ')
  if (!(error instanceof Error)) return String(error)
  return new Map(Object.entries(refusals)).get(error.message) ?? error.message
}
