import type { Answer, AnswerOf, SessionCall } from '@foyer/core/session/effect.ts'
import { getAdminCardAnswered } from '@foyer/core/session/agent-card.ts'
import { addSessionMsgAnswered } from './canned.ts'
import { chatCloseAnswered } from './closing.ts'
import { evaluateAnswered, getEvaluateInfoAnswered, isEvaluateAnswered } from './evaluation.ts'
import { failed } from '@foyer/core/session/failures.ts'
import { fromRequestAnswered, updateSessionMsgAnswered } from './form-answers.ts'
import { submitUserFormAnswered } from '@foyer/core/session/form.ts'
import { getHistoryMsgAnswered } from './history.ts'
import { getLeaveMsgListAnswered, leaveMsgAnswered } from '@foyer/core/session/leave-message.ts'
import { getOfflineMsgAnswered, getSessionMsgAnswered } from './loading.ts'
import { robotAskAnswered } from './robot.ts'
import { channelInfoAnswered, chatStartAnswered } from './starting.ts'
import { next, type Rules, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { commentDocAnswered } from './thumbs.ts'
import { robotTipsAnswered } from './suggestions.ts'
import { transferAgentAnswered } from '@foyer/core/session/transfer.ts'
import { stopWaitingAnswered } from './waiting.ts'

type AnswerHandler<C extends SessionCall> = (state: SessionState, answer: AnswerOf<C>, rules: Rules) => Step

const handlers: { [C in SessionCall]: AnswerHandler<C> } = {
  channelInfo: channelInfoAnswered,
  chatStart: chatStartAnswered,
  submitUserForm: submitUserFormAnswered,
  getSessionMsg: getSessionMsgAnswered,
  getOfflineMsg: getOfflineMsgAnswered,
  getHistoryMsg: getHistoryMsgAnswered,
  transferAgent: transferAgentAnswered,
  stopWaiting: stopWaitingAnswered,
  chatClose: chatCloseAnswered,
  msgComplete: quietly,
  typing: quietly,
  sysMsg: quietly,
  robotAsk: robotAskAnswered,
  robotTips: robotTipsAnswered,
  commentDoc: commentDocAnswered,
  addSessionMsg: addSessionMsgAnswered,
  getAdminCard: getAdminCardAnswered,
  isEvaluate: isEvaluateAnswered,
  getEvaluateInfo: getEvaluateInfoAnswered,
  evaluate: evaluateAnswered,
  updateSessionMsg: updateSessionMsgAnswered,
  fromRequest: fromRequestAnswered,
  leaveMsg: leaveMsgAnswered,
  getLeaveMsgList: getLeaveMsgListAnswered,
}

export function answered(state: SessionState, answer: Answer, rules: Rules): Step {
  return run(state, answer.call, answer, rules)
}

function run<C extends SessionCall>(state: SessionState, call: C, answer: AnswerOf<C>, rules: Rules): Step {
  return handlers[call](state, answer, rules)
}

/** Nobody waits for these: only a lost identity is worth a word. */
function quietly(state: SessionState, { outcome }: AnswerOf<'msgComplete' | 'typing' | 'sysMsg'>): Step {
  return outcome.ok ? next(state) : failed(state, outcome, 'quiet')
}
