import { fakeClock, settle } from '@foyer/client/fakes/fake-clock.ts'
import { callTiming } from '@foyer/core/timing.ts'
import { describe, expect, it } from 'vitest'
import { FakeConnection } from './fakes/fake-connection.ts'
import { createPeer } from './peer.ts'

const microphone = { kind: 'audio' }

function given({ isPolite = false, isRelayOnly = false, hasVideo = true } = {}) {
  const clock = fakeClock()
  const connection = new FakeConnection('here')
  const changes: boolean[] = []
  const shown: string[][] = []
  const peer = createPeer({
    clock,
    connect: (configuration) => {
      connection.configuration = configuration
      return connection.asReal()
    },
    ice: { servers: [{ urls: ['turn:t.example'], username: 'u', credential: 'c' }], isRelayOnly },
    isPolite,
    kinds: hasVideo ? ['audio', 'video'] : ['audio'],
    tracks: { audio: microphone as MediaStreamTrack, video: undefined },
    send: () => undefined,
    onChange: (isConnected) => changes.push(isConnected),
    onTracks: (tracks) => shown.push(tracks.map(({ kind }) => kind)),
  })
  return { clock, connection, peer, changes, shown }
}

const offer = { kind: 'description', type: 'offer', sdp: 'x' } as const

describe('the connection', () => {
  it('the impolite side lays out sound and picture, whether or not there is a camera', () => {
    const { connection } = given()
    expect(connection.lines.map(({ direction, sender }) => [direction, sender.track])).toEqual([
      ['sendrecv', microphone],
      ['sendrecv', null],
    ])
    expect(given({ hasVideo: false }).connection.lines).toHaveLength(1)
  })

  it('the polite side lays out nothing, and sends on the lines that it is offered', async () => {
    const { connection, peer } = given({ isPolite: true })
    expect(connection.lines).toEqual([])
    const line = connection.receives('audio')
    peer.receive(offer)
    await settle()
    expect(line.direction).toBe('sendrecv')
    expect(line.sender.track).toBe(microphone)
  })

  it('a camera that comes later goes out on the line that waits for it, and comes off it again', async () => {
    const { connection, peer } = given()
    const camera = { kind: 'video' } as MediaStreamTrack
    peer.setTracks({ audio: undefined, video: camera })
    await settle()
    expect(connection.lines.map(({ sender }) => sender.track)).toEqual([null, camera])
    peer.setTracks({ audio: undefined, video: undefined })
    await settle()
    expect(connection.lines.map(({ sender }) => sender.track)).toEqual([null, null])
  })

  it('relay only, where that is wanted', () => {
    expect(given({ isRelayOnly: true }).connection.configuration.iceTransportPolicy).toBe('relay')
    const { connection, peer } = given()
    expect(connection.configuration).toMatchObject({
      iceTransportPolicy: 'all',
      iceServers: [{ urls: ['turn:t.example'], username: 'u', credential: 'c' }],
    })
    peer.configure({ servers: [], isRelayOnly: true })
    expect(connection.configuration).toMatchObject({ iceTransportPolicy: 'relay', iceServers: [] })
  })

  it('a way that broke gets a moment to mend itself, then another is looked for, again and again', async () => {
    const { clock, connection, peer, changes } = given({ isPolite: true })
    peer.receive(offer)
    await settle()
    connection.becomes('connected')
    connection.becomes('disconnected')
    await clock.advance(callTiming.restartIceMs - 1)
    expect(connection.restarts).toBe(0)
    await clock.advance(1)
    expect(connection.restarts).toBe(1)
    await clock.advance(callTiming.restartAgainMs)
    expect(connection.restarts).toBe(2)
    connection.becomes('connected')
    await clock.advance(60_000)
    expect(connection.restarts).toBe(2)
    expect(changes).toEqual([true, false, true])
  })

  it('a way that failed is looked for anew at once', async () => {
    const { clock, connection, peer } = given({ isPolite: true })
    peer.receive(offer)
    await settle()
    connection.becomes('failed')
    await clock.advance(0)
    expect(connection.restarts).toBe(1)
  })

  it('nothing is done anew before there is anything, nor after the end', async () => {
    const { clock, connection, peer } = given()
    peer.restart()
    await clock.advance(60_000)
    expect(connection.restarts).toBe(0)
    peer.receive({ kind: 'description', type: 'answer', sdp: 'x' })
    await settle()
    peer.close()
    await clock.advance(60_000)
    expect([connection.restarts, connection.isClosed]).toEqual([0, true])
  })

  it('a picture is shown once it comes; sound does not wait for it', () => {
    const { connection, shown } = given({ isPolite: true })
    connection.receives('audio')
    const { track } = connection.receives('video').receiver
    expect(shown.at(-1)).toEqual(['audio'])
    track.muted = false
    track.dispatchEvent(new Event('unmute'))
    expect(shown.at(-1)).toEqual(['audio', 'video'])
  })
})
