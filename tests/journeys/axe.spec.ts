import { expect, type Page } from '@playwright/test'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { robotAnswerExample } from '@foyer/contract/robot/endpoints.ts'
import { address } from './people/address.ts'
import { answerWith } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { ComposerTools } from './people/composer-tools.ts'
import { picture } from './people/files.ts'
import { logWriter } from './people/log-writer.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'

test('WCAG: the robot says hello, and offers questions, tags and starters', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open('', await channelWith({}))
  await expect(page.getByRole('tab', { name: 'Delivery' })).toBeVisible()
  const strip = page.getByRole('toolbar', { name: 'Quick actions' })
  await expect(strip.getByRole('button', { name: 'Where is my order?' })).toBeVisible()
  await keepsToWcag(page)
})

test('WCAG: all kinds of messages, of the agent, the robot and the visitor', async ({ page }) => {
  test.slow()
  const { visitor, say, put, threadId } = await served(page, { evaluateMode: false })
  await showPictures(page)
  // The list draws what is in view: here that is everything.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 6000 })
  await visitor.write('See https://example.org')
  for (const content of allKinds()) await say(content)
  const { msgType, msgContent, docId, suggestList, referenceFile, showTransferBtn } = robotAnswerExample
  await put({ msgType, msgContent, docId, suggestList, referenceFile, showTransferBtn }, { sender: 'robot' })
  await put({ msgType: 77, msgContent: 'from the future' })
  await put({ msgType: 1, msgContent: 'Ja', replyMsg: 'Is it blue?', msgTransContent: 'Yes' })
  const writer = await logWriter()
  await writer.recall(await say({ kind: 'text', text: 'gone' }))
  await writer.inviteRating(threadId)
  await expect(visitor.log.getByText('The agent has asked for your feedback.')).toBeVisible()
  await expect(visitor.log.getByText('Ana unsent a message')).toBeVisible()
  await visitor.allSent()
  await keepsToWcag(page)
})

test('WCAG: the form before the chat, also with something missing', async ({ page }) => {
  await page.goto(address(`/chat_online/index?channelId=${await channelWith({ userFormMode: true })}`))
  const form = page.getByRole('dialog', { name: 'Before we start' })
  await form.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByText('Please input Name content').first()).toBeVisible()
  await keepsToWcag(page)
})

test('WCAG: the choice of a group', async ({ page }) => {
  const { visitor } = await withRobot(page, { groupMode: true })
  await visitor.askForPerson()
  await expect(page.getByRole('dialog', { name: 'Who would you like to talk to?' })).toBeVisible()
  await keepsToWcag(page)
})

test('WCAG: the card of the agent, the emoji, the tips for screenshots', async ({ page }) => {
  await served(page)
  const tools = new ComposerTools(page)
  await page.getByRole('button', { name: 'Contact details of Ana' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact details' })).toBeVisible()
  await keepsToWcag(page)
  await page.keyboard.press('Escape')
  await tools.button('Emoji').click()
  await expect(page.getByRole('toolbar', { name: 'Emoji' })).toBeVisible()
  await keepsToWcag(page)
  await page.keyboard.press('Escape')
  if (!(await tools.button('How to take a screenshot').isVisible())) return
  await tools.button('How to take a screenshot').click()
  await expect(page.getByRole('dialog', { name: 'Send a screenshot' })).toBeVisible()
  await keepsToWcag(page)
})

test('WCAG: a picture in full size', async ({ page }) => {
  const { visitor, say } = await served(page)
  await showPictures(page)
  await say({ kind: 'image', url: '/files/demo/lid.png', name: 'lid.png' })
  await visitor.log.getByRole('button', { name: 'View image: lid.png' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Image' }).getByRole('img', { name: 'lid.png' }),
  ).toBeVisible()
  await keepsToWcag(page)
})

test('WCAG: the message form, and the list of earlier messages', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await answerWith(page, 'transferAgent', { status: 1, adminId: '', adminNick: '', waitIndex: 0 })
  await visitor.askForPerson()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await keepsToWcag(page)
  await sheet.getByRole('tab', { name: 'My messages' }).click()
  await expect(sheet.getByText('You have not left any messages yet.')).toBeVisible()
  await keepsToWcag(page)
})

test('WCAG: the rating, and a chat that has ended', async ({ page }) => {
  const { visitor, threadId } = await served(page)
  await visitor.write('Thank you')
  await visitor.allSent()
  await (await logWriter()).close(threadId, 'agent')
  const sheet = page.getByRole('dialog', { name: 'How did we do?' })
  await sheet.getByRole('radio', { name: '2 stars' }).press('Space')
  await expect(sheet.getByRole('textbox', { name: 'Comment' })).toBeVisible()
  await keepsToWcag(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start a new chat' })).toBeVisible()
  await keepsToWcag(page)
})

test('WCAG: the preview of the appearance, and a page that is not there', async ({ page }) => {
  await page.goto(address('/chat_online/index?channelId=demo&customize=true'))
  await expect(page.getByText('Of course, I am happy to help.')).toBeVisible()
  await keepsToWcag(page)
  await page.goto(address('/chat_online/nowhere'))
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await keepsToWcag(page)
})

/** One message of each kind, as the contract shows it. */
function allKinds(): MessageContent[] {
  return Object.values(kinds).map(({ kind, example }) => ({ kind, ...example }) as MessageContent)
}

/** The pictures of the examples are nowhere: here they are. */
async function showPictures(page: Page): Promise<void> {
  const { buffer: body, mimeType: contentType } = await picture('any.png')
  await page.route(/\/files\/.*\.(png|jpg|webp)$/, (route) => route.fulfill({ body, contentType }))
}
