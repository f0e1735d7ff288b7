import type { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { plainMessage } from '@foyer/core/messages/greeting.ts'
import { emptyTimeline, timeline, type Timeline, type TimelineAction } from '@foyer/core/messages/timeline.ts'
import { receiveModeOf } from '@foyer/core/session/selectors.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

/** What the lines of the sample conversation are made of. */
export type Sample = { channel: ChannelInfo; t: Translate<WidgetKey>; at: number }

export function told(...actions: readonly TimelineAction[]): Timeline {
  return actions.reduce(timeline, emptyTimeline)
}

/** Where only people answer, no robot greets. */
export function guided({ channel, at }: Sample): TimelineAction {
  return receiveModeOf(channel) === 'humanOnly' ? { type: 'loaded', events: [] } : { type: 'guided', at }
}

export function asked(input: Sample): TimelineAction {
  return said(1, { sender: 'visitor', content: { kind: 'text', text: input.t('preview.visitor') } }, input)
}

export function answered(input: Sample): TimelineAction {
  const { t } = input
  const content = { kind: 'text' as const, text: t('preview.agent') }
  return said(3, { sender: 'agent', senderName: t('preview.name'), content }, input)
}

export function accepted({ t, at }: Sample): TimelineAction {
  const agent = { id: '', nick: t('preview.name'), face: '' }
  return { type: 'received', event: { kind: 'accepted', seq: 2, at, agent } }
}

type TextSetting =
  'adminTimeoutMsg' | 'userTimeoutMsg' | 'adminOfflineMsg' | 'unWorkingMsg' | 'adminCloseMsg' | 'userOverMsg'

/** A text that the server says for the channel. */
export function automatic(name: TextSetting, seq: number, input: Sample, isOn: boolean): TimelineAction[] {
  const text = input.channel[name]
  if (!isOn || !text) return []
  return [said(seq, { msgId: `preview:${name}`, sender: 'system', content: { kind: 'text', text } }, input)]
}

/** A text that the chat adds to the conversation itself. */
export function configured(name: TextSetting, { channel, at }: Sample, isOn = true): TimelineAction[] {
  const text = channel[name]
  if (!isOn || !text) return []
  return [{ type: 'noted', id: name, note: { key: 'configured', text }, at }]
}

type Said = Pick<Message, 'sender' | 'content'> & Partial<Message>

export function said(seq: number, message: Said, { at }: Sample): TimelineAction {
  const event: ServerEvent = {
    kind: 'message',
    message: { ...plainMessage, msgId: `preview:${seq}`, seq, id: '', at, ...message },
  }
  return { type: 'received', event }
}
