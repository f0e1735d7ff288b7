import { otherSide } from '@foyer/core/calls/row.ts'
import { allOn, type CallState, initialCall, type Ask } from '@foyer/core/calls/state.ts'
import type { CallOptions } from '@foyer/client/client.ts'
import type { Result } from '@foyer/client/result.ts'
import { createStore } from '@foyer/client/store.ts'
import type { CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { dueAt } from '@foyer/core/calls/clock.ts'
import type { CallAnswer, CallEffect, CallEvent } from '@foyer/core/calls/event.ts'
import { keptOf } from '@foyer/core/calls/kept.ts'
import { stepCall } from '@foyer/core/calls/machine.ts'
import { isActive } from '@foyer/core/calls/phase.ts'
import { callTiming } from '@foyer/core/timing.ts'
import type { CallSnapshot, CallSession, MediaProblem } from './call-session.ts'
import { readKept, writeKept } from './saved-call.ts'
import { createLevel } from './level.ts'
import { createMedia } from './media.ts'
import { createMeeting } from './meeting.ts'
import type { Ice } from './peer.ts'
import { browserCallPorts, type CallPorts } from './ports.ts'

type Around = Pick<CallSnapshot, 'problem' | 'quality' | 'local' | 'remote'>

/** The other side has turned off all that it could send. */
function isSilent({ media, others }: Pick<CallSnapshot, 'media' | 'others'>): boolean {
  return others.isMuted && (media === 'voice' || others.isCameraOff)
}

/** The call as the view sees it: the state of the machine and its surroundings. */
function snapshotOf(
  { phase, call, reason, media, mine, since, side }: CallState,
  around: Around,
): CallSnapshot {
  const others = call?.devices[otherSide(side)] ?? allOn
  return { phase, call, reason, media, mine, others, since, ...around }
}

/** Requests to the server: each side has its own endpoints and its own proof of identity. */
export type CallSessionOptions = {
  side: CallSide
  act: (input: Omit<Ask, 'n' | 'at'>, options: CallOptions) => Promise<Result<CallAnswer>>
  signal: (input: SignalInput, options: CallOptions) => Promise<Result<unknown>>
  invite: (media: VideoType, options: CallOptions) => Promise<Result<{ callId: string }>>
  /** The browser's own unless told otherwise. */
  ports?: CallPorts
}

type SignalInput = { callId: string; leg: string; to: string; signals: CallSignal[] }
type WithoutNow<E> = E extends unknown ? Omit<E, 'now'> : never

const deadline = { deadlineMs: callTiming.deadlineMs }
/** They go one after the other: one on a line that died with the network would hold up all that look for another way. */
const signalDeadline = { deadlineMs: callTiming.answerMs }

/** The runner of the machine: the one place with timers, calls, devices and the connection. */
export function createCallSession(options: CallSessionOptions): CallSession {
  const { side, ports = browserCallPorts() } = options
  const { clock, storage, newLeg } = ports
  const level = createLevel(ports.newAudio)
  let state = initialCall(side, newLeg())
  let problem: MediaProblem | undefined
  let local: MediaStream | undefined
  let ice: Ice = { servers: [], isRelayOnly: false }
  let cancelTimer = (): void => undefined
  let isDisposed = false

  const media = createMedia({
    ...ports,
    onTracks,
    // A device that fails counts as off, so that the other side sees it.
    onProblem: (kind, found) => {
      problem = found
      dispatch({ type: 'devicesSet', ...(kind === 'camera' ? { isCameraOff: true } : { isMuted: true }) })
    },
  })
  const meeting = createMeeting({
    ports,
    send: (to, signals) =>
      options.signal({ callId: state.callId, leg: state.leg, to, signals: [...signals] }, signalDeadline),
    onChange: (leg, isConnected) => dispatch({ type: 'peerChanged', leg, isConnected }),
    isSilent: () => isSilent(look()),
    onRefused: () => dispatch({ type: 'rang', callId: state.callId }),
    onShown: show,
  })
  const snapshot = createStore(look())

  function dispatch(event: WithoutNow<CallEvent>): void {
    if (isDisposed) return
    const step = stepCall(state, { ...event, now: clock.now() })
    state = step.state
    for (const effect of step.effects) perform(effect)
    writeKept(storage, side, keptOf(state))
    setTimer()
    tend()
    show()
  }

  function perform(effect: CallEffect): void {
    switch (effect.do) {
      case 'act':
        return void act(effect.ask)
      case 'invite':
        return void invite(effect.leg, effect.media)
      case 'openPeer':
        return meeting.open({
          ...effect,
          ice,
          kinds: state.media === 'video' ? ['audio', 'video'] : ['audio'],
        })
      case 'signals':
        return meeting.receive(effect.leg, effect.signals)
      case 'closePeer':
        return meeting.close()
    }
  }

  async function act(ask: Ask): Promise<void> {
    const { n: _n, at: _at, ...input } = ask
    const result = await options.act(input, deadline)
    if (!result.ok) return dispatch({ type: 'unanswered', ask, isRefused: result.kind === 'refused' })
    const { data } = result
    if (data.ice) {
      ice = data.ice
      meeting.configure(ice)
    }
    dispatch({ type: 'answered', ask, output: data })
  }

  async function invite(leg: string, wanted: VideoType): Promise<void> {
    const result = await options.invite(wanted, deadline)
    if (result.ok) dispatch({ type: 'invited', leg, callId: result.data.callId })
    else dispatch({ type: 'notInvited', leg, isRefused: result.kind === 'refused' })
  }

  function setTimer(): void {
    cancelTimer()
    const at = dueAt(state)
    if (at < Infinity)
      cancelTimer = clock.after(Math.max(0, at - clock.now()), () => dispatch({ type: 'timePassed' }))
  }

  /** Devices are on while this tab takes part and nobody has turned them off; a muted microphone stays at hand. */
  function tend(): void {
    const { mine } = state
    const isIn = state.isMember && isActive(state)
    media.want({
      microphone: isIn && (!mine.isMuted || media.track('microphone') !== undefined),
      camera: isIn && state.media === 'video' && !mine.isCameraOff,
    })
    const microphone = media.track('microphone')
    if (microphone) microphone.enabled = !mine.isMuted
    meeting.measure(state.phase === 'live')
    if (!isIn) level.close()
  }

  function onTracks(): void {
    const [audio, video] = [media.track('microphone'), media.track('camera')]
    if (audio) audio.enabled = !state.mine.isMuted
    meeting.setTracks({ audio, video })
    const tracks = [audio, video].filter((track) => track !== undefined)
    local = tracks.length > 0 ? ports.newStream(tracks) : undefined
    show()
  }

  function look() {
    return snapshotOf(state, { problem, local, remote: meeting.remote(), quality: meeting.quality() })
  }

  function show(): void {
    if (!isDisposed) snapshot.set(look())
  }

  const unsubscribe = ports.wake.listen((news) => {
    if (news === 'offline') return
    if (news === 'online') meeting.restart()
    dispatch({ type: 'networkBack' })
  })

  /** A retry clears the previous problem. */
  function tryAgain(event: WithoutNow<CallEvent>): void {
    problem = undefined
    dispatch(event)
  }

  return {
    get: snapshot.get,
    subscribe: snapshot.subscribe,
    start: (wanted) => tryAgain({ type: 'started', leg: newLeg(), media: wanted }),
    accept: (wanted) => tryAgain({ type: 'accepted', leg: newLeg(), media: wanted }),
    decline: () => dispatch({ type: 'declined' }),
    hangUp: () => dispatch({ type: 'hungUp' }),
    setMuted: (isMuted) => tryAgain({ type: 'devicesSet', isMuted }),
    setCameraOff: (isCameraOff) => tryAgain({ type: 'devicesSet', isCameraOff }),
    switchToVoice: () => dispatch({ type: 'switchedToVoice' }),
    devices: media.devices,
    choose: media.choose,
    level: () => level.read(local),
    dismiss: () => tryAgain({ type: 'dismissed' }),
    ring: (callId) => dispatch({ type: 'rang', callId }),
    find: () => tryAgain({ type: 'looked', leg: newLeg(), kept: readKept(storage, side) }),
    dispose: () => {
      isDisposed = true
      unsubscribe()
      cancelTimer()
      meeting.close()
      level.close()
      media.want({ microphone: false, camera: false })
    },
  }
}
