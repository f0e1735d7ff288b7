import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { oneLine } from '../text/one-line.ts'
import { takesAttachments } from '@foyer/core/leave-message/takes-attachments.ts'
import {
  contactRuleOf,
  leaveProblem,
  type LeaveProblem,
  type LeaveWords,
} from '@foyer/core/leave-message/words.ts'

/** The contract rejects empty fields, so a blank field here contained only invisible characters. */
const refusals = {
  name: 'request.invalid',
  content: 'request.invalid',
  contact: 'form.contact',
  phone: 'form.contact',
  email: 'form.contact',
} as const satisfies Record<LeaveProblem, ErrorCode>

/** The offline message to store, or the error code (V-12). */
export function decideLeaveMessage(
  config: ChannelConfig,
  written: LeaveWords & { files: number },
): { words: LeaveWords } | { error: ErrorCode } {
  if (!config.leaveMsgMode) return { error: 'form.refused' }
  if (written.files > 0 && !takesAttachments(config)) return { error: 'upload.refused' }
  const words = {
    customerName: oneLine(written.customerName),
    customerPhone: oneLine(written.customerPhone),
    customerEmail: oneLine(written.customerEmail),
    msgContent: cleanText(written.msgContent).trim(),
  }
  const problem = leaveProblem(words, contactRuleOf(config))
  return problem ? { error: refusals[problem] } : { words }
}
