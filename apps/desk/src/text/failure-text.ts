import type { Failed } from '@foyer/client/result.ts'
import { deskErrorTexts } from '@foyer/contract/desk/error-texts.ts'
import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'

/** Text of a failed request: the error table has the text of every refusal. */
export function failureKey(failed: Failed): DeskKey {
  if (failed.kind === 'refused') return errorKey(failed.error)
  return failed.reason === 'tooMany' ? errorKey('request.tooMany') : 'error.network'
}

export function errorKey(error: ErrorCode): DeskKey {
  return isOfDesk(error) ? deskErrorTexts[error] : errors[error].text
}

function isOfDesk(error: ErrorCode): error is keyof typeof deskErrorTexts {
  return Object.hasOwn(deskErrorTexts, error)
}
