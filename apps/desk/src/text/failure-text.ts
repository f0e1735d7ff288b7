import type { Failed } from '@foyer/client/result.ts'
import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'

/** What to say about a failed call: the error table knows the text of every refusal. */
export function failureKey(failed: Failed): DeskKey {
  return failed.kind === 'refused' ? errorKey(failed.error) : 'error.network'
}

export function errorKey(error: ErrorCode): DeskKey {
  return errors[error].text
}
