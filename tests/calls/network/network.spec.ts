import { chromium, expect, test as base } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { arrivedAt } from '../../journeys/people/connections.ts'
import { talking, type Talk } from '../../journeys/people/talk.ts'
import { leave, plug, startedThere, unplug, worldIp } from './networks.ts'

/** A visitor in a network of their own, in a call with pictures. */
const test = base.extend<{ talk: Talk }>({
  talk: async ({ browserName: _ }, provide) => {
    plug('home')
    const far = await chromium.launch({
      ...withFakeDevices,
      executablePath: startedThere(withFakeDevices.executablePath),
      // Browsers give microphones to pages with TLS, and to those of this name.
      args: [...withFakeDevices.args, `--host-resolver-rules=MAP localhost ${worldIp}`],
    })
    const near = await chromium.launch(withFakeDevices)
    const page = await far.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
    await page.context().grantPermissions(['microphone', 'camera'])
    const talk = await talking(page, near)
    await talk.caller.press('Video call')
    await talk.desk.press('Accept')
    await Promise.all([talk.caller.isLive(), talk.desk.isLive()])
    await Promise.all([talk.caller.sees(), talk.desk.sees(), talk.caller.hears(), talk.desk.hears()])
    await provide(talk)
    await Promise.all([far.close(), near.close()])
    leave('home')
    leave('mobile')
  },
})

const most = 5_000

async function bothSee({ caller, desk }: Talk): Promise<void> {
  await Promise.all([caller.sees(), desk.sees()])
}

test('S-25 the interface goes down and up: the call is back within 5 s', async ({ talk }) => {
  unplug('home')
  await expect(talk.caller.window.getByText(/^The connection was lost/)).toBeVisible()
  plug('home')
  const from = Date.now()
  await bothSee(talk)
  const ms = Date.now() - from
  console.log(`    back ${ms} ms after the interface was up`)
  expect(ms).toBeLessThan(most)
  await Promise.all([talk.caller.isLive(), talk.desk.isLive()])
  await Promise.all([talk.caller.isRelayed(), talk.desk.isRelayed()])
})

test('S-25 from one network to another: the call is back within 5 s', async ({ talk }) => {
  const { where } = talk.caller
  const { pair } = await arrivedAt(where)
  leave('home')
  plug('mobile')
  const from = Date.now()
  await expect.poll(async () => (await arrivedAt(where)).pair, { intervals: [100] }).not.toBe(pair)
  await bothSee(talk)
  const ms = Date.now() - from
  console.log(`    back ${ms} ms after the change`)
  expect(ms).toBeLessThan(most)
  await Promise.all([talk.caller.isLive(), talk.desk.isLive()])
})
