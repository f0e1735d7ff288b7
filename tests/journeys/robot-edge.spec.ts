import { expect } from '@playwright/test'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { robotTips } from '@foyer/contract/robot/endpoints.ts'
import { timing } from '@foyer/core/timing.ts'
import { answerWith, countCalls, failWith, holdCalls, urlOf } from './people/calls.ts'
import { holdClock } from './people/held-clock.ts'
import { robotSays } from './people/robot.ts'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

const { output: tips } = robotTips.example

test('T-09 T-10 S-15 D-17 suggestions: half a second after the last letter, for five seconds', async ({
  page,
}) => {
  await page.clock.install()
  const { visitor } = await withRobot(page)
  const asked = await answerWith(page, 'robotTips', tips)
  const list = page.getByRole('list', { name: 'Suggested questions' })
  await test.step('S-15 they come, and go with the text', async () => {
    await visitor.box.fill('return')
    await expect(list).toBeVisible()
    await visitor.box.fill('')
    await expect(list).toHaveCount(0)
  })
  await holdClock(page)
  asked.length = 0

  await test.step('T-09 not while the visitor is writing', async () => {
    await visitor.box.pressSequentially('retur')
    await page.clock.runFor(timing.typingDebounceMs - 1)
    await visitor.box.pressSequentially('n')
    await page.clock.runFor(timing.typingDebounceMs - 1)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect(list).toBeVisible()
    expect(asked).toMatchObject([{ question: 'return', robotNo: 'r1' }])
  })

  await test.step('S-15 above the input, D-17 with the matching words emphasised', async () => {
    await expect(list.getByRole('button')).toHaveText(['How do I return something?'])
    await expect(list.locator('mark')).toHaveText(['return'])
    const [tipsAt, boxAt] = [await list.boundingBox(), await visitor.box.boundingBox()]
    expect((tipsAt?.y ?? 0) + (tipsAt?.height ?? 0)).toBeLessThanOrEqual(boxAt?.y ?? 0)
  })

  await test.step('T-10 hidden after five seconds', async () => {
    await page.clock.runFor(timing.tipsHideMs - 1)
    await expect(list).toBeVisible()
    await page.clock.runFor(1)
    await expect(list).toHaveCount(0)
  })

  await test.step('T-09 cleared with the text, T-10 and never for a blank', async () => {
    await visitor.box.fill('returns')
    await page.clock.runFor(timing.typingDebounceMs)
    await expect(list).toBeVisible()
    await visitor.box.fill('')
    await expect(list).toHaveCount(0)
    await visitor.box.fill('  ')
    await page.clock.runFor(timing.typingDebounceMs)
    expect(asked).toHaveLength(2)
  })
})

test('S-15 a chosen suggestion is asked, and the answer has its own: T-04 D-16 thumbs, sources, questions, a person', async ({
  page,
}) => {
  const { visitor, threadId } = await withRobot(page)
  const { log } = visitor
  await answerWith(page, 'robotTips', tips)
  const asked = await robotSays(page, threadId, ({ question }) =>
    question === 'When do I get my money back?'
      ? { msgType: 1, msgContent: 'Within a week.', suggestList: [], showTransferBtn: 0, docId: '' }
      : {},
  )
  const release = await holdCalls(page, 'robotAsk')
  await visitor.box.fill('return')
  await page.getByRole('button', { name: 'How do I return something?' }).click()
  await expect(visitor.box).toHaveValue('')
  await expect.poll(() => visitor.ownTexts()).toEqual(['How do I return something?'])

  await test.step('D-08 dots until it answers', async () => {
    await expect(log.locator('.foyer-typing-dots')).toBeVisible()
    await release()
    await expect(log.getByText('You may return everything within')).toBeVisible()
    await expect(log.locator('.foyer-typing-dots')).toHaveCount(0)
    expect(asked).toMatchObject([{ question: 'How do I return something?', docId: 'd7', click: 2 }])
  })

  await test.step('D-16 it says what it was taken from', async () => {
    await expect(log.getByRole('link', { name: 'Return slip.pdf' })).toHaveAttribute('target', '_blank')
  })

  await test.step('T-04 one thumb, once; one that did not arrive can be given again', async () => {
    const helpful = log.getByRole('button', { name: 'Helpful', exact: true })
    await failWith(page, 'commentDoc', 'internal')
    await helpful.click()
    await expect(page.getByRole('status').getByText('Connection problem')).toBeVisible()
    await expect(helpful).toBeEnabled()
    const given = await answerWith(page, 'commentDoc', {})
    await helpful.click()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(helpful).toBeDisabled()
    await expect(log.getByRole('button', { name: 'Not helpful' })).toBeDisabled()
    await expect(log.getByText('Thank you for your feedback')).toBeVisible()
    // The page thanks before the call has arrived.
    await expect
      .poll(() => given)
      .toMatchObject([{ docId: 'd7', isUseful: 1, robotNo: 'r1', tenantId: 'demo' }])
  })

  await test.step('a question under an answer is asked with its document', async () => {
    const next = page.waitForRequest(urlOf('robotAsk'))
    await log.getByRole('list', { name: 'Related questions' }).getByRole('button').click()
    expect((await next).postDataJSON()).toMatchObject({
      question: 'When do I get my money back?',
      docId: 'd8',
      click: 2,
    })
    await expect(visitor.message('Within a week.')).toBeVisible()
    // Without a document there is nothing to rate.
    await expect(log.getByRole('group', { name: 'Was this helpful?' })).toHaveCount(1)
  })

  await test.step('D-16 an answer leads to a person', async () => {
    const transfer = page.waitForRequest(urlOf('transferAgent'))
    await log.locator('.foyer-extras').getByRole('button', { name: 'Talk to an agent' }).click()
    await transfer
    await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
  })
})

test('D-08 a robot that cannot be reached is asked again, and then the visitor is told', async ({ page }) => {
  await page.clock.install()
  const { visitor } = await withRobot(page)
  await page.route(urlOf('robotAsk'), (route) => route.abort())
  const tries = countCalls(page, 'robotAsk')
  await visitor.write('Is anybody there?')
  await visitor.allSent()
  const dots = visitor.log.locator('.foyer-typing-dots')
  await expect(dots).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(timing.robotAgainMs * 5)
    await expect(visitor.log.getByText('The assistant cannot answer right now.')).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expect(dots).toHaveCount(0)
  expect(tries()).toBe(5)
  await expect.poll(() => visitor.ownTexts()).toEqual(['Is anybody there?'])
})

test('T-17 status -1 hides the question and asks for a person', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await answerWith(page, 'robotAsk', { status: -1, msgList: [] })
  await visitor.write('A person, please')
  await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
  await expect.poll(() => visitor.ownTexts()).toEqual([])
})

test('T-17 status 0 reloads the page; the conversation is still there', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await answerWith(page, 'robotAsk', { status: 0, msgList: [] }, 1)
  const reloaded = page.waitForEvent('load')
  await visitor.write('Start over')
  await reloaded
  await expect.poll(() => visitor.ownTexts()).toEqual(['Start over'])
  await expect(visitor.box).toHaveValue('')
})

test('D-08 the steps of a flow: a button goes back with its step and what is bound to it', async ({
  page,
}) => {
  const { visitor, threadId } = await withRobot(page)
  const steps = [
    encodeContent({ kind: 'rich', ...kinds.rich.example }),
    encodeContent({ kind: 'buttons', ...kinds.buttons.example }),
  ]
  const bare = { suggestList: [], referenceFile: [], showTransferBtn: 0 as const, docId: '' }
  const asked = await robotSays(page, threadId, () => ({
    ...bare,
    msgContent: 'Noted.',
    msgType: 1,
    ...steps.shift(),
  }))
  await visitor.write('I want to return something')
  await visitor.log.getByRole('button', { name: 'No', exact: true }).click()
  await visitor.log.getByRole('button', { name: 'A return' }).click()
  await expect(visitor.message('Noted.')).toBeVisible()
  await expect.poll(() => visitor.ownTexts()).toEqual(['I want to return something', 'No', 'A return'])
  expect(asked.slice(1)).toMatchObject([
    { question: 'No', button: { id: 'b2', name: 'No' }, nodeId: 'n1' },
    {
      question: 'A return',
      button: { id: 'b2', name: 'A return' },
      nodeId: 'n1',
      bingCode: 'topic',
      bindValue: 'return',
    },
  ])
})
