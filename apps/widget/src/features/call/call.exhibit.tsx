import { callExample } from '@foyer/contract/calls/call.ts'
import { callEnds, type CallEnd } from '@foyer/contract/calls/ends.ts'
import { createCallDoor } from '@foyer/calls/view/ask/call-door.ts'
import type { Readiness } from '@foyer/calls/view/ask/readiness.ts'
import { sampleCall } from '@foyer/calls/view/sample-call.testkit.ts'
import type { CallSnapshot, MediaProblem } from '@foyer/calls/session/call-session.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import { useEffect, useState } from 'react'
import type { Exhibit, Place } from '../../../gallery/exhibit.ts'
import { WholeChat } from '../../../gallery/exhibits/WholeChat.tsx'
import { nowMs } from '../../../gallery/stage/conversation.ts'
import { useChat } from '../../session/ChatContext.tsx'
import { callHoldOf } from './call-hold.ts'
import { openedWith, VisitorCall } from './open-call.tsx'
import { sampleStream } from './sample-streams.ts'

const longName = 'Wilhelmina Konstantinopolitanskaya-Featherstonehaugh'
const since = nowMs - 187_000
const off = { isMuted: true, isCameraOff: true }

type Sample = () => Partial<CallSnapshot>

const talking: Sample = () => ({ since, local: sampleStream('own'), remote: sampleStream('other') })
const voice: Sample = () => ({ since, media: 'voice' })

/** The call by itself, over an empty page. */
function Shown({ sample }: { sample: Sample }) {
  const [session] = useState(() => sampleCall(sample()))
  const [door] = useState(() => createCallDoor(session))
  return <VisitorCall session={session} door={door} />
}

/** The call over the chat that it belongs to. */
function InChat({ sample }: { sample: Sample }) {
  const chat = useChat()
  // Before the chat itself asks for it.
  const [hold] = useState(() => callHoldOf(chat, async () => () => openedWith(sampleCall(sample()))))
  useEffect(() => hold.ring(''), [hold])
  return <WholeChat />
}

/** What stands in the way of a call. */
function Asked({ because, media }: { because: Readiness; media: VideoType }) {
  const [session] = useState(() => sampleCall({ phase: 'idle', call: undefined }))
  const [door] = useState(() => createCallDoor(session, async () => because))
  useEffect(() => door.enter('start', media), [door, media])
  return <VisitorCall session={session} door={door} />
}

/** Somebody calls while a dialog is open. */
function OverDialog() {
  const [isRinging, setRinging] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setRinging(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <Dialog title="End this chat?" onClose={() => undefined} actions={<Button>End chat</Button>}>
        You can start a new one at any time.
      </Dialog>
      {isRinging && <Shown sample={() => ({ phase: 'ringing' })} />}
    </>
  )
}

function over(name: string, sample: Sample, more: Partial<Exhibit> = {}): Exhibit {
  return { name: `call/${name}`, place: 'over', view: () => <Shown sample={sample} />, ...more }
}

/** With room for a window that stands freely, where the layout has it. */
function wide(name: string, sample: Sample, more: Partial<Exhibit> = {}): Exhibit {
  return over(name, sample, { place: 'page', ...more })
}

function inChat(name: string, sample: Sample, more: Partial<Exhibit> = {}): Exhibit {
  const place: Place = 'page'
  return { name: `call/chat-${name}`, place, view: () => <InChat sample={sample} />, ...more }
}

function ended(reason: CallEnd, more: Partial<CallSnapshot> = {}): Sample {
  return () => ({ phase: 'ended', reason, call: { ...callExample, status: 'ended', reason }, ...more })
}

const problems: readonly MediaProblem[] = ['refused', 'missing', 'inUse', 'notAllowedHere']
const chooses = ['.call-controls [aria-expanded]']

export default [
  over('incoming-voice', () => ({ phase: 'ringing', media: 'voice' })),
  over('incoming-video', () => ({ phase: 'ringing' })),
  over('incoming-long-name', () => ({ phase: 'ringing', call: { ...callExample, adminNick: longName } })),
  over('incoming-over-dialog', voice, { view: () => <OverDialog /> }),
  wide('inviting', () => ({ phase: 'inviting', since: 0 })),
  wide('inviting-voice', () => ({ phase: 'inviting', since: 0, media: 'voice' })),
  wide('connecting', () => ({ phase: 'connecting', since: 0, local: sampleStream('own') })),
  wide('video', talking),
  wide('video-others-off', () => ({ ...talking(), others: off, quality: 'poor' })),
  wide('video-own-off', () => ({ ...talking(), mine: off, quality: 'fair' })),
  wide('video-long-name', () => ({
    ...talking(),
    others: { isMuted: true, isCameraOff: false },
    call: { ...callExample, adminNick: longName },
  })),
  wide('voice', voice),
  wide('voice-muted', () => ({ ...voice(), mine: off, others: off })),
  wide('reconnecting', () => ({ ...talking(), phase: 'reconnecting' })),
  wide('devices', talking, { press: chooses }),
  wide('devices-voice', voice, { press: chooses }),
  wide('small', talking, { press: ['.call-head-button'] }),
  ...problems.map((problem) => wide(`problem-${problem}`, () => ({ ...talking(), problem }))),
  ...callEnds.map((reason) => over(`ended-${reason}`, ended(reason))),
  over(
    'ended-after-talk',
    ended('hungUp', {
      call: { ...callExample, acceptTime: since, endTime: nowMs, adminNick: longName },
    }),
  ),
  over('ended-with-problem', ended('failed', { problem: 'missing' })),
  ...(['voice', 'video'] as const).map((media) =>
    over(`ask-${media}`, voice, { view: () => <Asked because="unasked" media={media} /> }),
  ),
  ...(['refused', 'notAllowedHere'] as const).map((because) =>
    over(`ask-${because}`, voice, { view: () => <Asked because={because} media="video" /> }),
  ),
  inChat('video', talking),
  inChat('voice', voice),
  inChat('incoming', () => ({ phase: 'ringing' })),
  inChat('small', talking, { press: ['.call-head-button'] }),
] satisfies Exhibit[]
