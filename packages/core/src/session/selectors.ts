import { queuePlaceholder } from '@foyer/contract/channel/factory-texts.ts'
import type { ReceiveMode } from '@foyer/contract/codes.ts'
import type { Mode, SessionState } from './state.ts'

/** Whether what the visitor writes has somewhere to go. */
const writable = {
  starting: false,
  form: false,
  robot: true,
  requesting: true,
  queued: true,
  withAgent: true,
  ended: false,
  lost: false,
} satisfies Record<Mode['name'], boolean>

export function canWrite({ mode, visitor }: SessionState): boolean {
  return visitor !== undefined && writable[mode.name]
}

/** S-16, V-10: only something that is not blank can be sent. What is sent while the chat opens waits for it. */
export function canSend(state: SessionState, text: string): boolean {
  return (canWrite(state) || state.mode.name === 'starting') && text.trim() !== ''
}

/** Whether what is written now is for the robot to answer: it never is where only people answer (D-05). */
export function asksRobot({ mode, channel, holdsSends }: SessionState): boolean {
  return mode.name === 'robot' && !holdsSends && receiveModeOf(channel) !== 'humanOnly'
}

/** D-19: whether the robot suggests questions while the visitor types. */
export function offersSuggestions(state: SessionState): boolean {
  return asksRobot(state) && state.channel?.robotTipsFlag === true
}

/** A question is with the robot: something is shown to move meanwhile. */
export function isRobotThinking({ asks }: SessionState): boolean {
  return Object.values(asks).some(({ phase }) => phase === 'asking' || phase === 'waiting')
}

/** The current agent, or the last one of an ended session. Undefined while the visitor waits for another. */
export function personOf({ mode, agent }: SessionState): SessionState['agent'] {
  return mode.name === 'withAgent' || mode.name === 'ended' ? agent : undefined
}

/** S-17, P-02: pictures, videos, files and emoji are for a person to see. */
export function offersUploads({ mode }: SessionState): boolean {
  return mode.name === 'withAgent'
}

/** P-03, T-01: the transfer menu, where the channel starts with the robot. */
export function offersTransfer(state: SessionState): boolean {
  return mayTransfer(state) && answersFirst(state.channel) === 'robot'
}

/** Whether the way to a person will most likely be offered once the chat has started. */
export function willOfferTransfer({ mode, channel }: SessionState): boolean {
  return mode.name === 'starting' && channel?.transferUserMode === true && answersFirst(channel) === 'robot'
}

/** T-01: an answer of the robot may lead to a person wherever the robot answers, also after the people first asked were away. */
export function mayTransfer({ mode, channel }: SessionState): boolean {
  return mode.name === 'robot' && channel?.transferUserMode === true && receiveModeOf(channel) !== 'humanOnly'
}

export function answersFirst(channel: SessionState['channel']): 'robot' | 'person' {
  return ['robot', 'robotGuide'].includes(receiveModeOf(channel)) ? 'robot' : 'person'
}

export function receiveModeOf(channel: SessionState['channel']): ReceiveMode {
  return channel?.receiveMode ?? 'robot'
}

/** The channel's own text for the queue, with the place in it; undefined where the channel has none. */
export function queueText(
  { mode, channel }: SessionState,
  inLocale: (text: string) => string = (text) => text,
): string | undefined {
  if (mode.name !== 'queued' || mode.waitIndex === 0) return undefined
  if (channel?.userQueueMode !== true || !channel.userQueueMsg) return undefined
  return inLocale(channel.userQueueMsg).replaceAll(queuePlaceholder, String(mode.waitIndex))
}

/** T-08: a channel may hide what was said before. */
export function showsHistory({ channel, visitor }: SessionState): boolean {
  return visitor !== undefined && channel?.historyHideFlag !== true
}
