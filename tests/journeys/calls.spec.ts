import { expect } from '@playwright/test'
import { withFakeDevices } from '../../playwright.config.ts'
import type { CallSide } from './people/call-side.ts'
import { HostPage } from './people/hosts.ts'
import { rungLongAgo } from './people/rung-long-ago.ts'
import { framedTalk, talking, type Talk } from './people/talk.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

test.use({ launchOptions: withFakeDevices })

const ended = /^Call ended\s·\s\d+\ssec/

async function videoCall({ caller, desk }: Talk): Promise<void> {
  await caller.press('Video call')
  await desk.press('Accept')
  await Promise.all([caller.isLive(), desk.isLive()])
}

async function bothSeeAndHear({ caller, desk }: Talk): Promise<void> {
  await Promise.all([caller.sees(), desk.sees(), caller.hears(), desk.hears()])
}

test('S-25 C-01 T-19 a visitor calls with pictures, through the relay alone, and hangs up', async ({
  page,
  browser,
}) => {
  const talk = await talking(page, browser)
  const { agent, caller, desk } = talk
  await test.step('whoever has not decided yet is told why the browser will ask', async () => {
    await caller.press('Video call')
    await expect(page.getByRole('dialog', { name: 'Allow microphone and camera access?' })).toBeVisible()
    await caller.press('Continue')
    await expect(caller.window.getByText('Calling…')).toBeVisible()
  })
  await expect(desk.incoming).toContainText('Video call')
  await desk.press('Accept')
  await Promise.all([caller.isLive(), desk.isLive()])
  await bothSeeAndHear(talk)
  await Promise.all([caller.isRelayed(), desk.isRelayed()])

  await test.step('what one turns off, the other is told, and no longer gets', async () => {
    await caller.press('Turn your microphone off')
    await caller.press('Turn your camera off')
    await expect(desk.window.getByText(/is muted$/)).toBeVisible()
    await expect(desk.window.getByText(/turned off their camera$/)).toBeVisible()
    await Promise.all([desk.seesNothing(), desk.hearsNothing()])
    await caller.press('Turn your microphone on')
    await caller.press('Turn your camera on')
    await Promise.all([desk.sees(), desk.hears()])
    await expect(desk.window.getByText(/turned off their camera$/)).toHaveCount(0)
  })
  await test.step('the agent switches to voice: nobody is seen any more, both are heard', async () => {
    await desk.press('Switch to voice only')
    for (const { window } of [caller, desk])
      await expect(window.getByRole('button', { name: /^Turn your camera/ })).toHaveCount(0)
    await Promise.all([caller.seesNothing(), desk.seesNothing()])
    await Promise.all([caller.hears(), desk.hears()])
  })
  await test.step('the visitor hangs up: both are told, and both conversations tell how long it was', async () => {
    await caller.press('Hang up')
    for (const side of [caller, desk]) {
      await expect(side.over).toContainText(/Call ended\s·\s\d+\ssec/)
      await expect(side.window).toHaveCount(0)
      await side.reads('Video call started')
      await side.reads(ended)
    }
  })
  await test.step('and so does the list of calls', async () => {
    await agent.page.getByRole('link', { name: 'Calls' }).click()
    await expect(agent.page.locator('.desk-call-row')).toContainText(/\d+\ssec/)
  })
  await agent.close()
})

test('S-25 T-19 an agent calls by voice: declined, missed, taken and hung up', async ({ page, browser }) => {
  await page.context().grantPermissions(['microphone', 'camera'])
  const { agent, caller, desk, threadId } = await talking(page, browser)
  const ring = async (): Promise<void> => {
    await desk.press('Voice call')
    await expect(caller.incoming).toContainText('Ana is calling')
    await expect(desk.window.getByText(/^Calling/)).toBeVisible()
  }
  await test.step('declined', async () => {
    await ring()
    await caller.press('Decline')
    await expect(desk.over).toContainText('Call declined')
    await Promise.all([caller.reads(/^Call declined/), desk.reads(/^Call declined/)])
  })
  await test.step('missed: who was called finds a note, who called learns that nobody answered', async () => {
    await ring()
    await rungLongAgo(threadId)
    await expect(desk.over).toContainText('No answer')
    await expect(caller.over).toContainText('Missed call')
    await Promise.all([caller.reads(/^Missed call/), desk.reads(/^No answer/)])
  })
  await test.step('taken after all, and hung up by the agent', async () => {
    await desk.press('Call again')
    await caller.press('Accept')
    await Promise.all([caller.isLive(), desk.isLive()])
    await Promise.all([caller.hears(), desk.hears()])
    await desk.press('Hang up')
    for (const side of [caller, desk]) {
      await expect(side.over).toContainText(/Call ended\s·\s\d+\ssec/)
      await side.reads(ended)
    }
  })
  await agent.close()
})

test('S-25 the window of a call: by keys, above other windows, for everybody', async ({ page, browser }) => {
  await page.context().grantPermissions(['microphone', 'camera'])
  const talk = await talking(page, browser)
  const { agent, caller, desk } = talk
  await caller.press('Video call')
  await expect(desk.incoming).toBeVisible()
  await keepsToWcag(agent.page)
  await desk.press('Accept')
  await Promise.all([caller.isLive(), desk.isLive()])

  for (const side of [caller, desk])
    await test.step('it is moved and resized by keys', async () => {
      const before = await boxOf(side)
      await side.window.getByRole('button', { name: 'Move the window (arrow keys)' }).press('ArrowLeft')
      await side.window.getByRole('button', { name: 'Move the window (arrow keys)' }).press('ArrowUp')
      const moved = await boxOf(side)
      expect([moved.x, moved.y]).toEqual([before.x - 24, before.y - 24])
      await side.window.getByRole('button', { name: 'Resize the window (arrow keys)' }).press('ArrowRight')
      const sized = await boxOf(side)
      expect([sized.x, sized.width]).toEqual([moved.x, moved.width + 24])
    })
  await test.step('picture in picture', async () => {
    await caller.press('Picture in picture')
    const inPicture = () => page.evaluate(() => document.pictureInPictureElement?.ariaLabel ?? '')
    await expect.poll(inPicture).toBe('Video of Ana')
    await caller.press('Picture in picture')
    await expect.poll(inPicture).toBe('')
  })
  await Promise.all([keepsToWcag(page), keepsToWcag(agent.page)])
  await agent.close()
})

test('S-39 in a call visitor and agent alike mute, use picture in picture, switch to voice and hang up', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['microphone', 'camera'])
  const talk = await talking(page, browser)
  const { agent, caller, desk } = talk
  const sides = [
    { who: 'the visitor', own: caller, other: desk, where: page },
    { who: 'the agent', own: desk, other: caller, where: agent.page },
  ]
  for (const { who, own, other, where } of sides) {
    await videoCall(talk)
    await test.step(`${who} mutes`, async () => {
      await own.press('Turn your microphone off')
      await expect(other.window.getByText(/is muted$/)).toBeVisible()
      await other.hearsNothing()
      await own.press('Turn your microphone on')
      await other.hears()
    })
    await test.step(`${who} sees the other in a picture of its own`, async () => {
      const inPicture = () => where.evaluate(() => document.pictureInPictureElement !== null)
      await own.press('Picture in picture')
      await expect.poll(inPicture).toBe(true)
      await own.press('Picture in picture')
      await expect.poll(inPicture).toBe(false)
    })
    await test.step(`${who} switches to voice: both are heard and neither is seen`, async () => {
      await own.press('Switch to voice only')
      for (const { window } of [own, other])
        await expect(window.getByRole('button', { name: /^Turn your camera/ })).toHaveCount(0)
      await Promise.all([own.seesNothing(), other.seesNothing()])
      await Promise.all([own.hears(), other.hears()])
    })
    await test.step(`${who} hangs up for both`, async () => {
      await own.press('Hang up')
      for (const side of [own, other]) {
        await expect(side.over).toContainText(/Call ended/)
        await expect(side.window).toHaveCount(0)
      }
    })
  }
  await agent.close()
})

test('S-25 a reload goes on with the call, and the chat goes on beside it', async ({ page, browser }) => {
  await page.context().grantPermissions(['microphone', 'camera'])
  const talk = await talking(page, browser)
  const { visitor, agent, caller, desk } = talk
  await videoCall(talk)
  await visitor.write('I show it to you')
  await expect(agent.log.getByText('I show it to you')).toBeVisible()
  await agent.reply('I see it')
  await expect(visitor.message('I see it')).toBeVisible()

  for (const side of [page, agent.page]) {
    await side.reload()
    await Promise.all([caller.isLive(20_000), desk.isLive(20_000)])
    await bothSeeAndHear(talk)
  }
  await expect(caller.log.getByText(ended)).toHaveCount(0)
  await agent.close()
})

test('S-25 on a site: the loader lets the chat be spoken in; a frame that does not is explained', async ({
  page,
  browser,
}) => {
  const host = new HostPage(page, 'plain')
  const talk = await framedTalk(host, browser)
  const { agent, caller, desk } = talk
  await desk.press('Voice call')
  await caller.press('Accept')
  await caller.press('Continue')
  await Promise.all([caller.isLive(), desk.isLive()])
  await Promise.all([caller.hears(), desk.hears()])
  await caller.press('Hang up')
  await desk.reads(ended)

  await test.step('without `allow`', async () => {
    const bare = new HostPage(page, 'hand-written-frame')
    await bare.open('', {
      query: `&path=${encodeURIComponent(`/chat_online/index?channelId=${talk.channelId}&from=iframe`)}`,
    })
    await bare.visitor.inside.getByRole('button', { name: 'Voice call' }).click()
    const explained = bare.visitor.inside.getByRole('dialog', { name: 'Calls are not possible on this page' })
    await expect(explained).toContainText('You can continue by text.')
  })
  await agent.close()
})

async function boxOf({ window }: CallSide) {
  const box = await window.boundingBox()
  if (!box) throw new Error('there is no window')
  return box
}
