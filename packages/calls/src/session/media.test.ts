import { settle } from '@foyer/client/fakes/fake-clock.ts'
import { describe, expect, it } from 'vitest'
import { FakeDevices, type FakeTrack } from './fakes/fake-media.ts'
import { createMedia } from './media.ts'

const both = { microphone: true, camera: true }
const neither = { microphone: false, camera: false }

function given() {
  const devices = new FakeDevices()
  const problems: string[] = []
  const media = createMedia({
    mediaDevices: devices.asReal(),
    permissions: devices.permissions,
    onTracks: () => undefined,
    onProblem: (kind, problem) => problems.push(`${kind} ${problem}`),
  })
  return { devices, problems, media }
}

describe('microphone and camera', () => {
  it('one question for both, with what makes a call pleasant', async () => {
    const { devices, media } = given()
    media.want(both)
    media.want(both)
    await settle()
    expect(devices.questions).toHaveLength(1)
    expect(devices.questions[0]).toMatchObject({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      video: { facingMode: 'user' },
    })
    expect([media.track('microphone')?.kind, media.track('camera')?.kind]).toEqual(['audio', 'video'])
  })

  it('for voice no camera is asked for; it is when it is wanted later', async () => {
    const { devices, media } = given()
    media.want({ microphone: true, camera: false })
    await settle()
    media.want(both)
    await settle()
    expect(devices.questions.map(({ audio, video }) => [Boolean(audio), Boolean(video)])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'inUse'],
    ['AbortError', 'inUse'],
    ['TypeError', 'insecure'],
  ])('a camera that ends in %s is %s, and the microphone goes on alone', async (name, problem) => {
    const { devices, media, problems } = given()
    devices.refuses = { camera: name }
    media.want(both)
    await settle()
    expect(problems).toEqual([`camera ${problem}`])
    expect([media.track('microphone')?.kind, media.track('camera')]).toEqual(['audio', undefined])
  })

  it('what failed is asked again when it is wanted again, not before', async () => {
    const { devices, media, problems } = given()
    devices.refuses = { microphone: 'NotFoundError' }
    media.want({ microphone: true, camera: false })
    await settle()
    expect(devices.questions).toHaveLength(1)
    devices.refuses = {}
    media.want({ microphone: true, camera: false })
    await settle()
    expect(media.track('microphone')).toBeDefined()
    expect(problems).toEqual(['microphone missing'])
  })

  it('where the page around does not allow it, nobody is asked in vain', async () => {
    const { devices, media, problems } = given()
    devices.isForbidden = { microphone: true, camera: true }
    media.want(both)
    await settle()
    expect(problems).toEqual(['microphone notAllowedHere', 'camera notAllowedHere'])
    expect(devices.questions).toEqual([])
  })

  it.each([
    [true, 'microphone notAllowedHere'],
    [false, 'microphone refused'],
  ])('a browser that does not tell why: in a frame (%s) it is %s', async (isInFrame, problem) => {
    const { devices, media, problems } = given()
    Object.assign(devices, { tellsPolicy: false, isInFrame, isForbidden: { microphone: true } })
    devices.refuses = { microphone: 'NotAllowedError' }
    media.want({ microphone: true, camera: false })
    await settle()
    expect(problems).toEqual([problem])
  })

  it('a page without TLS has none', async () => {
    const problems: string[] = []
    const devices = new FakeDevices()
    devices.isSecure = false
    const media = createMedia({
      mediaDevices: undefined,
      permissions: devices.permissions,
      onTracks: () => undefined,
      onProblem: (kind, problem) => problems.push(`${kind} ${problem}`),
    })
    media.want({ microphone: true, camera: false })
    await settle()
    expect(problems).toEqual(['microphone insecure'])
    expect(await media.devices()).toEqual([])
  })

  it('given back when the call is over, even if the answer comes only then', async () => {
    const { devices, media } = given()
    media.want(both)
    await settle()
    media.want(neither)
    expect(devices.given.map(({ isStopped }) => isStopped)).toEqual([true, true])

    const late = given()
    let decide = (): void => undefined
    late.devices.thinking = new Promise((resolve) => (decide = resolve))
    late.media.want(both)
    late.media.want(neither)
    decide()
    await settle()
    expect(late.devices.given.map(({ isStopped }) => isStopped)).toEqual([true, true])
    expect(late.media.track('camera')).toBeUndefined()
  })

  it('a microphone that is unplugged gives way to another, or to none', async () => {
    const { devices, media, problems } = given()
    media.want({ microphone: true, camera: false })
    await settle()
    devices.given[0]?.isTakenAway()
    await settle()
    expect(media.track('microphone')).toBe(devices.given[1])
    devices.refuses = { microphone: 'NotFoundError' }
    devices.given[1]?.isTakenAway()
    await settle()
    expect(problems).toEqual(['microphone missing'])
    expect(media.track('microphone')).toBeUndefined()
  })

  it('another device in the middle of a call', async () => {
    const { devices, media } = given()
    media.want(both)
    await settle()
    const [first, camera] = devices.given
    media.choose({ microphone: 'm1' })
    media.choose({ microphone: 'm1', speaker: 's1' })
    await settle()
    const chosen = devices.given.at(-1)
    expect([first?.isStopped, camera?.isStopped]).toEqual([true, false])
    expect(chosen?.constraints).toMatchObject({ deviceId: { ideal: 'm1' } })
    expect(media.track('microphone') as unknown as FakeTrack).toBe(chosen)
    expect(devices.questions).toHaveLength(2)
  })

  it('devices by what they are for', async () => {
    expect(await given().media.devices()).toEqual([
      { id: 'm1', label: 'Headset', kind: 'microphone' },
      { id: 'c1', label: 'Camera', kind: 'camera' },
      { id: 's1', label: 'Speaker', kind: 'speaker' },
    ])
  })
})
