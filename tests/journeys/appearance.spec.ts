import { expect } from '@playwright/test'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { address } from './people/address.ts'
import { countCalls } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { listen, openHost, tell } from './people/host-page.ts'
import { served, withRobot } from './people/situations.ts'
import { take } from './people/taken.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

const isPhone = (): boolean => test.info().project.name === 'mobile'
const picture = '/chat_online/robot.svg'
const { sideBarConfig } = defaultChannelConfig

test('S-34 S-09 the channel’s colours, names and pictures', async ({ page }) => {
  const { visitor, agent, threadId } = await served(page, {
    titleDesc: 'Harbour Home',
    navigationBarColor: '#0b6e4f',
    kitBgcolor: '#7a1fa2',
    kitTxcolor: '#fff8e1',
    cusColor: '#ffe0b2',
    mainColor: '#c2185b',
    backgroundImage: picture,
    mainWidth: 900,
    mainHeight: 600,
    sideBarStatus: false,
  })
  await expect(page).toHaveTitle('Harbour Home')
  await expect(page.locator('.header')).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await visitor.write('mine')
  await agent.reply(threadId, 'theirs')
  const mine = visitor.log.locator('.bubble-own')
  await expect(mine).toHaveCSS('background-color', 'rgb(122, 31, 162)')
  await expect(mine).toHaveCSS('color', 'rgb(255, 248, 225)')
  const theirs = visitor.log.locator('.bubble').filter({ hasText: 'theirs' })
  await expect(theirs).toHaveCSS('background-color', 'rgb(255, 224, 178)')
  await visitor.box.fill('more')
  await expect(visitor.sendButton).toHaveCSS('background-color', 'rgb(194, 24, 91)')
  await expect(page.locator('.background img')).toHaveAttribute('src', picture)
  await expect(page.locator('.background img')).toBeVisible()

  await test.step('S-34 a size is for where there is room', async () => {
    const width = (await page.locator('main').boundingBox())?.width
    const height = (await page.locator(isPhone() ? 'main' : '.desktop-window').boundingBox())?.height
    expect({ width, height }).toEqual(isPhone() ? { width: 390, height: 844 } : { width: 900, height: 600 })
  })
})

test('S-34 the robot has the channel’s name and face', async ({ page }) => {
  await withRobot(page, { robotName: 'Captain', robotIcon: '/chat_online/person.svg' })
  await expect(page.getByRole('heading', { name: 'Captain', level: 1 })).toBeVisible()
  await expect(page.locator('.header .foyer-avatar img')).toHaveAttribute('src', '/chat_online/person.svg')
})

test('S-34 where only people answer, the chat has the face of the channel', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const people = { receiveMode: 'humanOnly' as const, avatar: picture, titleDesc: 'Harbour Home' }
  await visitor.arrive('', await channelWith(people))
  await expect(page.getByRole('heading', { name: 'Harbour Home', level: 1 })).toBeVisible()
  await expect(page.locator('.header .foyer-avatar img')).toHaveAttribute('src', picture)
})

test('S-09 a channel can do without the header', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open('', await channelWith({ navigationBarShowFlag: false, titleDesc: 'Harbour Home' }))
  await visitor.write('hello')
  await visitor.allSent()
  await expect(page.locator('.header')).toHaveCount(0)
  await expect(page.locator('header').getByRole('button', { name: 'End chat' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Harbour Home' })).toHaveCount(1)
})

test('S-27 S-28 P-02 the panel beside the chat, where there is room', async ({ page }) => {
  const adverts = [1, 2].map((at) => ({ url: picture, link: `https://shop.example/offer/${at}` }))
  const { visitor, channelId } = await withRobot(page, {
    sideBarStatus: true,
    sideBarWidth: 320,
    sideBarConfig: { ...sideBarConfig, adFlag: true, adList: adverts },
  })
  const panel = page.getByRole('complementary', { name: 'More help' })
  if (isPhone()) return expect(panel).toHaveCount(0)

  expect((await panel.boundingBox())?.width).toBe(320)
  const tab = (name: string) => panel.getByRole('tab', { name })
  await expect(panel.getByRole('tab')).toHaveText(['Links', 'Questions'])
  await test.step('S-27 links first; S-28 three of them are of middle size', async () => {
    await expect(tab('Links')).toHaveAttribute('aria-selected', 'true')
    const link = panel.getByRole('link', { name: 'My orders' })
    await expect(link).toHaveAttribute('href', 'https://shop.example/orders')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(panel.locator('.quick')).toHaveClass(/quick-normal/)
  })
  await test.step('S-27 questions open one at a time', async () => {
    await tab('Questions').click()
    await panel.getByRole('button', { name: 'How long does delivery take?' }).click()
    await expect(panel.getByText('Two working days within the country.')).toBeVisible()
    await panel.getByRole('button', { name: 'How long may I return something?' }).click()
    await expect(panel.locator('strong', { hasText: '30 days' })).toBeVisible()
    await expect(panel.getByText('Two working days within the country.')).toBeHidden()
  })
  await test.step('P-02 the agent’s card comes with the agent', async () => {
    await take(visitor, channelId)
    await tab('Agent').click()
    await expect(panel.getByRole('link', { name: 'ana@shop.example' })).toBeVisible()
  })
  await test.step('S-28 adverts are 150 px high and take turns', async () => {
    const carousel = panel.getByRole('region', { name: 'Ads' })
    await expect(carousel.locator('.advert-viewport')).toHaveCSS('height', '150px')
    const dot = (at: number) => carousel.getByRole('button', { name: `Show ad ${at} of 2` })
    await carousel.getByRole('button', { name: 'Pause ads' }).click()
    await dot(1).click()
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await carousel.getByRole('button', { name: 'Next ad' }).click()
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  })
  await test.step('P-02 with the end of the chat the card goes', async () => {
    await tab('Agent').click()
    await page.locator('header').getByRole('button', { name: 'End chat' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End chat' }).click()
    await expect(tab('Agent')).toHaveCount(0)
  })
  return expect(tab('Links')).toHaveAttribute('aria-selected', 'true')
})

test('S-27 S-28 without links the questions come first; few links are large', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'More help' })
  await withRobot(page, { sideBarStatus: true, sideBarConfig: { ...sideBarConfig, quickFlag: false } })
  if (isPhone()) return expect(panel).toHaveCount(0)
  await expect(panel.getByRole('tab')).toHaveText(['Questions'])
  await expect(panel.getByRole('button', { name: 'How long does delivery take?' })).toBeVisible()

  const few = { ...sideBarConfig, quickList: sideBarConfig.quickList.slice(0, 2) }
  await withRobot(page, { sideBarStatus: true, sideBarConfig: few })
  await expect(panel.locator('.quick')).toHaveClass(/quick-large/)
  await withRobot(page, { sideBarStatus: false })
  return expect(panel).toHaveCount(0)
})

test('S-03 S-34 the preview is restyled live by the page around it, and nobody learns of it', async ({
  page,
}) => {
  const starts = countCalls(page, 'chatStart')
  const channelId = await channelWith({ navigationBarColor: '#0b6e4f' })
  const chat = await openHost(page, `channelId=${channelId}&customize=true`)
  const header = chat.locator('.header')
  await expect(header).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await expect(chat.getByText('Hello, I have a question.')).toBeVisible()

  await tell(page, {
    type: 'customize',
    settings: { navigationBarColor: '#aa0011', kitBgcolor: '#003355', robotName: 'Tried out' },
  })
  await expect(header).toHaveCSS('background-color', 'rgb(170, 0, 17)')
  await expect(chat.locator('.bubble-own')).toHaveCSS('background-color', 'rgb(0, 51, 85)')
  await expect(header.getByText('Tried out')).toBeVisible()

  await test.step('nobody but the page around it restyles it, and nonsense is not worn', async () => {
    await chat.locator('body').evaluate(() => {
      const settings = { navigationBarColor: '#00ff00' }
      window.postMessage({ type: 'customize', settings }, location.origin)
    })
    await tell(page, { type: 'customize', settings: { navigationBarColor: 'url(x)', robotName: 'The last' } })
    await expect(header.getByText('The last')).toBeVisible()
    await expect(header).toHaveCSS('background-color', 'rgb(170, 0, 17)')
  })
  expect(starts()).toBe(0)
})

test('S-03 S-09 S-33 in a frame the chat can be hidden, unless the address says otherwise', async ({
  page,
}) => {
  const channelId = await channelWith({})
  const chat = await openHost(page, `channelId=${channelId}&from=iframe`)
  const told = await listen(page)
  await chat.getByRole('button', { name: 'Minimize chat' }).click()
  await expect.poll(told).toEqual([{ type: 'hideIframe' }])
  await expect(chat.getByRole('button', { name: 'Back' })).toHaveCount(0)

  for (const close of ['0', 'false']) {
    const bare = await openHost(page, `channelId=${channelId}&from=iframe&close=${close}`)
    await expect(bare.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
    await expect(bare.getByRole('button', { name: 'Minimize chat' })).toHaveCount(0)
  }
})

test('S-09 an arrow leads back to where the visitor came from', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const channelId = await channelWith({})
  await visitor.open('', channelId)
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Minimize chat' })).toHaveCount(0)

  const body = `<title>Shop</title><a href="${address(`/chat_online/index?channelId=${channelId}`)}">Help</a>`
  await page.route('http://shop.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://shop.example/')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(visitor.box).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('http://shop.example/')
})
