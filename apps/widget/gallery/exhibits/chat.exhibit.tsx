import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { emptyTimeline } from '@foyer/core/messages/timeline.ts'
import { initialState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../exhibit.ts'
import { conversation, nowMs } from '../stage/conversation.ts'
import { everyKind, longTalk } from './long-talk.ts'
import { WholeChat } from './WholeChat.tsx'

const longName = 'Anastasia Konstantinidou-Featherstonehaugh of claims and returns'
const whole = { place: 'page', view: () => <WholeChat /> } as const

/** Whole pages, in both layouts. */
export default [
  { name: 'chat/with-agent', ...whole },
  { name: 'chat/long', state: { timeline: longTalk }, ...whole },
  { name: 'chat/every-kind', state: { timeline: everyKind }, ...whole },
  { name: 'chat/starting', state: () => initialState, ...whole },
  {
    name: 'chat/empty',
    state: { mode: { name: 'robot' }, agent: undefined, timeline: emptyTimeline },
    ...whole,
  },
  { name: 'chat/robot', state: { mode: { name: 'robot' }, agent: undefined }, ...whole },
  { name: 'chat/requesting', state: { mode: { name: 'requesting' }, agent: undefined }, ...whole },
  { name: 'chat/queued', state: { mode: { name: 'queued', waitIndex: 3 }, agent: undefined }, ...whole },
  {
    name: 'chat/waiting',
    about: 'in our words: the channel has none for those who wait',
    state: {
      mode: { name: 'queued', waitIndex: 3, wait: { fromMs: 120_000, toMs: 300_000 } },
      agent: undefined,
      channel: { ...defaultChannelConfig, userQueueMode: false },
    },
    ...whole,
  },
  { name: 'chat/ended', state: { mode: { name: 'ended', reason: 'ended' } }, ...whole },
  {
    name: 'chat/typing',
    state: { agentTyping: { isShown: true, isInTitle: false }, draft: { text: 'Thank you', reported: '' } },
    ...whole,
  },
  {
    name: 'chat/offline',
    state: (base) => ({
      ...base,
      connection: { now: 'offline', shown: 'offline' },
      timeline: {
        ...base.timeline,
        pending: [
          { id: 'p1', content: { kind: 'text', text: 'Are you there?' }, at: nowMs, status: 'failed' },
          { id: 'p2', content: { kind: 'text', text: 'Hello?' }, at: nowMs, status: 'loading' },
        ],
      },
    }),
    ...whole,
  },
  {
    name: 'chat/long-names',
    state: {
      agent: { nick: longName, face: '', seq: 2 },
      channel: { ...defaultChannelConfig, titleDesc: longName, robotName: longName },
      timeline: conversation([{ accepted: longName }, { message: { senderName: longName } }]),
    },
    ...whole,
  },
  {
    name: 'chat/own-colours',
    state: {
      channel: {
        ...defaultChannelConfig,
        mainColor: '#ffd400',
        navigationBarColor: '#0b3d2e',
        kitBgcolor: '#ffd400',
      },
    },
    ...whole,
  },
] satisfies Exhibit[]
