import { callExample } from '@foyer/contract/calls/call.ts'
import { callEnds } from '@foyer/contract/calls/ends.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CallSnapshot, MediaProblem } from '../session/call-session.ts'
import { createCallDoor } from './ask/call-door.ts'
import { PermissionAsk, CallLayer } from './CallLayer.tsx'
import { DeviceSelect } from './devices/DeviceSelect.tsx'
import { otherIn } from './person.ts'
import { sampleCall, sampleDevices } from './sample-call.testkit.ts'
import { QualityMark } from './window/CallState.tsx'

const html = (view: ReactNode): string => renderToStaticMarkup(view)
const problems: MediaProblem[] = ['refused', 'missing', 'inUse', 'notAllowedHere', 'insecure']

function shown(part: Partial<CallSnapshot>, canCall = true): string {
  const session = sampleCall(part)
  return html(
    <CallLayer
      session={session}
      door={createCallDoor(session)}
      side="visitor"
      language="en"
      other={{ name: 'Somebody', face: '' }}
      ring={() => undefined}
      canCall={canCall}
    />,
  )
}

/** The labels of the buttons, in their order. */
function buttons(markup: string): string[] {
  return [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
}

describe('somebody calls', () => {
  it('says who and what, and offers to go without a camera only where there is one', () => {
    const video = shown({ phase: 'ringing' })
    expect(video).toContain('role="alert"')
    for (const text of ['call.incoming', 'call.video', 'call.accept', 'call.acceptVoice', 'call.decline'])
      expect(video).toContain(text)
    const voice = shown({ phase: 'ringing', media: 'voice' })
    expect(voice).toContain('call.voice')
    expect(voice).not.toContain('call.acceptVoice')
  })
})

describe('S-25 the window of a call', () => {
  it('has every control of a video call, with a label', () => {
    expect(buttons(shown({}))).toEqual([
      'call.move',
      'call.minimise',
      'call.mute',
      'call.cameraOff',
      'call.toVoice',
      'call.devices',
      'call.hangUp',
      'call.resize',
    ])
  })

  it('has nothing about pictures in a voice call', () => {
    const voice = shown({ media: 'voice' })
    expect(buttons(voice)).not.toContain('call.cameraOff')
    expect(buttons(voice)).not.toContain('call.toVoice')
    expect(voice).not.toContain('<video')
  })

  it('says what is turned off, here and there', () => {
    const off = { isMuted: true, isCameraOff: true }
    const markup = shown({ mine: off, others: off })
    expect(buttons(markup)).toEqual(expect.arrayContaining(['call.unmute', 'call.cameraOn']))
    for (const text of ['call.other.muted', 'call.other.cameraOff', 'call.own.muted'])
      expect(markup).toContain(text)
    expect(shown({})).not.toMatch(/call\.(?:other|own)\./)
  })

  it.each([
    ['inviting', 'call.inviting'],
    ['connecting', 'call.connecting'],
    ['reconnecting', 'call.reconnecting'],
  ] as const)('says what it waits for: %s', (phase, text) => {
    const markup = shown({ phase })
    expect(markup).toContain(text)
    expect(markup).not.toContain('role="timer"')
  })

  it('shows how long it has been going on, once both talk', () => {
    expect(shown({ since: Date.now() - 187_000 })).toMatch(/role="timer">3:0[78]</)
  })

  it.each(problems)('explains what is wrong with the devices, and what to do: %s', (problem) => {
    expect(shown({ problem })).toContain(`call.problem.${problem}Help`)
  })

  it('a voice can only be switched to once both talk', () => {
    expect(buttons(shown({ phase: 'inviting' }))).not.toContain('call.toVoice')
  })
})

describe('the end of a call', () => {
  it.each(callEnds)('says why: %s', (reason) => {
    const markup = shown({ phase: 'ended', reason, call: { ...callExample, reason } })
    expect(markup).toContain(reason === 'missed' ? 'call.end.unanswered' : `call.end.${reason}`)
    expect(markup).toContain('call.again')
  })

  it('says how long it was, and offers no other where nobody is', () => {
    const call = { ...callExample, endTime: callExample.acceptTime + 187_400 }
    expect(shown({ phase: 'ended', reason: 'hungUp', call })).toContain('3\u00a0min\u00a07\u00a0sec')
    expect(shown({ phase: 'ended', reason: 'closed', call }, false)).not.toContain('call.again')
  })
})

describe('before the browser asks', () => {
  const door = createCallDoor(sampleCall())

  it.each(['voice', 'video'] as const)('says for what and why (%s)', (media) => {
    const markup = html(
      <PermissionAsk asking={{ act: 'start', media, because: 'unasked' }} name="Ana" door={door} />,
    )
    expect(markup).toContain(`call.ask.${media}Why`)
    expect(markup).toContain('call.ask.go')
  })

  it('what was refused can be tried again, what the page forbids or lacks cannot', () => {
    const ask = (because: 'refused' | 'notAllowedHere' | 'insecure') =>
      html(<PermissionAsk asking={{ act: 'accept', media: 'voice', because }} name="Ana" door={door} />)
    expect(ask('refused')).toContain('call.problem.again')
    for (const because of ['notAllowedHere', 'insecure'] as const) {
      expect(ask(because)).toContain(`call.problem.${because}Help`)
      expect(ask(because)).not.toContain('call.problem.again')
    }
  })
})

describe('the small parts', () => {
  it('devices without a name get one, and none at all is said', () => {
    const select = (kind: 'microphone' | 'camera' | 'speaker', devices = sampleDevices) =>
      html(
        <DeviceSelect kind={kind} devices={devices} value="m2" language="fa-IR" onChange={() => undefined} />,
      )
    expect(select('microphone')).toMatch(/<option value="m2" selected="">Headset/)
    expect(select('speaker')).toContain('call.speaker ۱')
    expect(select('camera', [])).toMatch(/disabled="".*call\.noDevice/)
  })

  it('an unknown quality is none', () => {
    expect(html(<QualityMark quality="unknown" />)).toBe('')
    expect(html(<QualityMark quality="fair" />)).toContain('aria-label="call.quality.fair"')
  })

  it('the other has the name of the call, or else the one that the conversation knows', () => {
    const known = { name: 'Agent', face: 'a.png' }
    expect(otherIn(undefined, 'visitor', known)).toEqual(known)
    expect(otherIn(callExample, 'visitor', known)).toEqual({ name: 'Ana', face: 'a.png' })
    expect(otherIn({ ...callExample, userName: '' }, 'agent', known).name).toBe('Agent')
  })
})
