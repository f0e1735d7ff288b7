import type { Failed } from '@foyer/client/result.ts'
import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'

/** Text of a failed request: the error table has the text of every refusal. */
export function failureKey(failed: Failed): DeskKey {
  if (failed.kind === 'refused') return errorKey(failed.error)
  return failed.reason === 'tooMany' ? errorKey('request.tooMany') : 'error.network'
}

export function errorKey(error: ErrorCode): DeskKey {
  const row = errors[error]
  return 'deskText' in row ? row.deskText : row.text
}
