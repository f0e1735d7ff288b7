import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import type { OfflineMessage } from '@foyer/contract/leave-message/endpoints.ts'
import { emptyLeaveDraft } from '../../rules/leave-message/draft.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useState } from 'react'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { nowMs } from '../../../gallery/stage/conversation.ts'
import { useChat } from '../../session/ChatContext.tsx'
import { accessOf } from '../forms/access-of.ts'
import { sampleAccess } from '../tickets/sample-access.ts'
import { ToastList } from '../toasts/ToastList.tsx'
import { leaveDraftOf } from './PlainLeave.tsx'
import { LeaveMessage } from './LeaveMessage.tsx'
import { LeaveView } from './LeaveView.tsx'

type Leave = NonNullable<SessionState['leave']>

function leaving(change: Partial<Leave> = {}): Partial<SessionState> {
  return { leave: { isSending: false, earlier: undefined, text: '', endsWait: false, ...change } }
}

function withTip(leaveMsgTitle: string) {
  return (base: SessionState): SessionState => ({
    ...base,
    ...leaving(),
    channel: base.channel && { ...base.channel, leaveMsgTitle },
  })
}

/** Without a server: what is asked is answered here. */
function Shown({ isStaffed = true }: { isStaffed?: boolean }) {
  const chat = useChat()
  useState(() => {
    const data = { ...encodeChannelConfig(defaultChannelConfig), isStaffed }
    const channelInfo = async () => ({ ok: true, data }) as const
    return accessOf(chat, sampleAccess({ channelInfo }))
  })
  return (
    <>
      <LeaveMessage />
      <ToastList />
    </>
  )
}

const view = () => <Shown />

function Written() {
  const chat = useChat()
  useState(() => {
    accessOf(chat, sampleAccess())
    const { draft } = leaveDraftOf(chat)
    draft.edit('customerName', 'Sam')
    draft.edit('customerEmail', 'sam@shop.example')
    draft.edit('msgContent', 'The lid of my kettle arrived cracked.\nOrder A-20931.')
  })
  return view()
}

const noop = () => undefined

function Unanswered({ tab }: { tab: 'write' | 'earlier' }) {
  return (
    <LeaveView
      tab={tab}
      tip="We answer within one working day."
      draft={{ ...emptyLeaveDraft, customerName: 'Sam', msgContent: 'The lid of my kettle arrived cracked.' }}
      refusal={undefined}
      isSending={false}
      hasFailed
      earlier="failed"
      dateTime={String}
      onTab={noop}
      onEdit={noop}
      onSubmit={noop}
      onClose={noop}
    />
  )
}

const message: OfflineMessage = {
  id: 'lm1',
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  msgContent:
    'The handle is loose too. Should I send it back, or is there a screw? https://shop.example/kettle',
  createTime: nowMs,
  msgState: 0,
  updateUserName: '',
  msgDesc: '',
}

const messages: OfflineMessage[] = [
  message,
  {
    ...message,
    id: 'lm2',
    customerPhone: '+49 40 5550 123',
    msgContent: 'The lid of my kettle arrived cracked.\nOrder A-20931.',
    createTime: nowMs - 86_400_000,
    msgState: 1,
    updateTime: nowMs - 3_600_000,
    updateUserName: 'Ana',
    msgDesc: 'A new lid was sent on Tuesday.',
    msgNumber: 1041,
    fileList: [
      { fileName: 'cracked-lid.jpg', fileType: 'image/jpeg', fileUrl: '/files/9f2c/cracked-lid.jpg' },
      { fileName: 'unpacking.mp4', fileType: 'video/mp4', fileUrl: '/files/9f2e/unpacking.mp4' },
    ],
    priority: 2,
    dealTime: nowMs - 3_600_000,
    reply: 'A new lid was sent on Tuesday. Questions: help@shop.example or +49 40 5550 123.',
    referContent: 'Kettle arrived damaged',
  },
  {
    ...message,
    id: 'lm3',
    customerName: 'Averyveryverylongname'.repeat(4),
    msgContent: `${'Averyveryverylongword'.repeat(6)} ${'and then some more. '.repeat(20)}`,
    createTime: nowMs - 30 * 86_400_000,
    msgState: 1,
    updateTime: nowMs - 29 * 86_400_000,
    updateUserName: 'Ben',
  },
]

const earlier = '[data-tab="earlier"]'
const submit = 'button[type="submit"]'
const over = { place: 'over', view } as const

export default [
  { name: 'leave-message/empty', state: leaving(), ...over },
  { name: 'leave-message/wide', state: leaving(), place: 'page', view },
  { name: 'leave-message/filled', state: leaving(), place: 'over', view: Written },
  { name: 'leave-message/refused', state: leaving(), press: [submit], ...over },
  { name: 'leave-message/sending', state: leaving({ isSending: true }), place: 'over', view: Written },
  { name: 'leave-message/failed', state: leaving(), place: 'over', view: () => <Unanswered tab="write" /> },
  {
    name: 'leave-message/long-tip',
    state: withTip(
      '<h3>We are away</h3><p>Write to <a href="https://shop.example">us</a>:</p><ul><li>orders</li><li>returns</li></ul>',
    ),
    ...over,
  },
  { name: 'leave-message/no-tip', state: withTip(''), ...over },
  {
    name: 'leave-message/nobody-here',
    state: leaving(),
    place: 'over',
    view: () => <Shown isStaffed={false} />,
  },
  { name: 'leave-message/receipt', state: { receipt: 1042 }, ...over },
  { name: 'leave-message/list', state: leaving({ earlier: messages }), press: [earlier], ...over },
  { name: 'leave-message/list-empty', state: leaving({ earlier: [] }), press: [earlier], ...over },
  { name: 'leave-message/list-loading', state: leaving(), press: [earlier], ...over },
  {
    name: 'leave-message/list-failed',
    state: leaving(),
    place: 'over',
    view: () => <Unanswered tab="earlier" />,
  },
] satisfies Exhibit[]
