import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { cleanText } from '../text/clean-text.ts'
import { oneLine } from '../text/one-line.ts'
import { leaveProblem, type LeaveWords } from './words.ts'

/** What is stored of a message that a visitor leaves, or the name of the refusal (V-12). */
export function decideLeaveMessage(
  { leaveMsgMode }: Pick<ChannelConfig, 'leaveMsgMode'>,
  written: LeaveWords,
): { words: LeaveWords } | { error: ErrorCode } {
  if (leaveMsgMode !== 1) return { error: 'form.refused' }
  const words = {
    customerName: oneLine(written.customerName),
    customerPhone: oneLine(written.customerPhone),
    customerEmail: oneLine(written.customerEmail),
    msgContent: cleanText(written.msgContent).trim(),
  }
  // Something was there, or the contract had refused it; but nothing that can be seen.
  return leaveProblem(words) ? { error: 'request.invalid' } : { words }
}
