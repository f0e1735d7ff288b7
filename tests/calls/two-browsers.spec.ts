import { expect, test } from '@playwright/test'
import { serveCalls, type ServedCalls } from './browser/serve-calls.ts'
import { SidePage } from './browser/side-page.ts'

let served: ServedCalls
let visitor: SidePage
let agent: SidePage

test.beforeEach(async ({ browser }) => {
  served = await serveCalls()
  visitor = await SidePage.open(browser, served.address, 'visitor')
  agent = await SidePage.open(browser, served.address, 'agent')
})

test.afterEach(async () => {
  await Promise.all([visitor.close(), agent.close()])
  served.close()
})

async function talk(): Promise<void> {
  await visitor.do('start', 'video')
  await agent.reaches('ringing')
  await agent.do('accept', 'video')
  await Promise.all([visitor.reaches('live'), agent.reaches('live')])
}

/** The names under which both browsers look for a way: others mean that it was looked for anew. */
function waysTried(): number {
  const names = served.signals.map(
    (signal) => signal.kind === 'description' && /^a=ice-ufrag:(\S+)/m.exec(signal.sdp)?.[1],
  )
  return new Set(names.filter(Boolean)).size
}

test('S-25 both see and hear each other, and what the other turns off', async () => {
  await talk()
  await Promise.all([visitor.seesAndHears(), agent.seesAndHears()])
  await expect.poll(() => visitor.do('level')).toBeGreaterThan(0)

  await visitor.do('setMuted', true)
  await visitor.do('setCameraOff', true)
  await expect.poll(async () => (await agent.see()).others).toEqual({ isMuted: true, isCameraOff: true })
  await agent.seesAndHearsNothing()

  await visitor.do('setMuted', false)
  await visitor.do('setCameraOff', false)
  await agent.seesAndHears()

  await agent.do('switchToVoice')
  await expect.poll(async () => (await visitor.see()).media).toBe('voice')
  await Promise.all([visitor.onlyHears(), agent.onlyHears()])
})

test('S-25 an agent rings for a voice call, and whoever hangs up ends it for both', async () => {
  await agent.do('start', 'voice')
  await visitor.reaches('ringing')
  await visitor.do('accept', 'voice')
  await Promise.all([visitor.reaches('live'), agent.reaches('live')])
  await Promise.all([visitor.onlyHears(), agent.onlyHears()])
  expect((await visitor.received()).frames).toBe(0)

  await visitor.do('hangUp')
  await agent.reaches('ended')
  expect(await agent.see()).toMatchObject({ reason: 'hungUp', call: { endedBy: 'visitor' }, hasLocal: false })
  expect(await visitor.see()).toMatchObject({ phase: 'ended', hasLocal: false })
})

for (const side of ['visitor', 'agent'] as const)
  test(`S-25 the ${side}'s tab is reloaded: the call goes on`, async () => {
    await talk()
    const before = served.calls.open()?.legs[side]
    await { visitor, agent }[side].page.reload()
    await { visitor, agent }[side].reaches('live')
    expect(served.calls.open()?.legs[side]).not.toBe(before)
    await Promise.all([visitor.seesAndHears(), agent.seesAndHears()])
    expect(served.calls.rows).toHaveLength(1)
  })

test('S-25 the network changes: another way is found, in the same call', async () => {
  await talk()
  // A call that is under way: sound begins a moment after the line is there.
  await Promise.all([visitor.seesAndHears(), agent.seesAndHears()])
  const tried = waysTried()
  // Both at once, so that both make an offer.
  await Promise.all(
    [visitor, agent].map(({ page }) => page.evaluate(() => void dispatchEvent(new Event('online')))),
  )
  await expect.poll(() => waysTried()).toBeGreaterThanOrEqual(tried + 2)
  await Promise.all([visitor.seesAndHears(), agent.seesAndHears()])
  expect([(await visitor.see()).phase, (await agent.see()).phase]).toEqual(['live', 'live'])
})

test('S-25 without the server nobody is live; when it is back, both are', async () => {
  await talk()
  served.setDeaf(true)
  await Promise.all([visitor.reaches('reconnecting'), agent.reaches('reconnecting')])
  served.setDeaf(false)
  await Promise.all([visitor.reaches('live'), agent.reaches('live')])
})

test('S-25 a tab that is gone is not live for the other after 15 s', async () => {
  await talk()
  await agent.page.close()
  const from = Date.now()
  await visitor.reaches('reconnecting')
  expect(Date.now() - from).toBeLessThan(15_000)
})

test('S-25 whose camera is refused is still heard', async ({ browser }) => {
  await visitor.close()
  visitor = await SidePage.open(browser, served.address, 'visitor', () => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (constraints?.video) throw new DOMException('no', 'NotAllowedError')
      return real(constraints)
    }
  })
  await visitor.do('start', 'video')
  await agent.reaches('ringing')
  await agent.do('accept', 'video')
  await visitor.reaches('live')
  await expect.poll(async () => (await agent.received()).energy).toBeGreaterThan(0)
  expect(await visitor.see()).toMatchObject({
    problem: 'refused',
    mine: { isMuted: false, isCameraOff: true },
  })
  await expect.poll(async () => (await agent.see()).others.isCameraOff).toBe(true)
})
