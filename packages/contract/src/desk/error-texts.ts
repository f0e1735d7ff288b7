import type { ErrorCode } from '../errors.ts'

/** Texts of errors that only the desk meets. Apart from the table of errors, because the chat downloads that. */
export const deskErrorTexts = {
  'email.taken': 'error.emailTaken',
  'link.invalid': 'error.linkInvalid',
  'password.weak': 'error.passwordWeak',
  'agent.needed': 'error.agentNeeded',
  'object.stale': 'error.stale',
  'group.overflow': 'error.groupOverflow',
} as const satisfies Partial<Record<ErrorCode, string>>
