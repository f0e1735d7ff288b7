import { expect, type Locator, type Page } from '@playwright/test'
import { countCalls, urlOf } from './people/calls.ts'
import { logWriter } from './people/log-writer.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

test('S-21 T-05 T-19 T-24 the agent ends the chat: five stars, no words asked, thanks, once only', async ({
  page,
}) => {
  const { visitor, agent, threadId } = await served(page)
  await visitor.write('thank you')
  await visitor.allSent()
  await agent.call('closeThread', { threadId })
  const sheet = ratingSheet(page)
  await test.step('T-06 K-01 five stars are the default, without a box for words', async () => {
    await expect(sheet.getByText('Ana', { exact: true })).toBeVisible()
    await expect(star(sheet, 5)).toBeChecked()
    await expect(sheet.getByText('Very satisfied')).toBeVisible()
    await expect(sheet.getByRole('textbox')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Friendly' }).click()
  })

  const sent = page.waitForRequest(urlOf('evaluate'))
  await sheet.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    evaluateAdminMode: 1,
    evaluateAdminSolve: 1,
    evaluateAdminStar: 5,
    evaluateAdminTag: 'Friendly',
    evaluateAdminContent: '',
  })
  await expect(toast(page, 'Thank you for your rating')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await expect(visitor.log.getByText('You rated this chat')).toBeVisible()

  await test.step('T-05 a second time there is only a note', async () => {
    await page.getByRole('button', { name: 'Rate this chat' }).click()
    await expect(visitor.log.getByText('This chat has already been rated')).toBeVisible()
    await expect(sheet).toHaveCount(0)
  })
})

test('T-06 V-04 D-15 K-01 one star asks for a reason and for words', async ({ page }) => {
  const { visitor, agent, threadId } = await served(page)
  await visitor.write('hello?')
  await visitor.allSent()
  await agent.call('closeThread', { threadId })
  const sheet = ratingSheet(page)
  const submit = sheet.getByRole('button', { name: 'Submit' })
  const words = sheet.getByRole('textbox', { name: 'Comment' })
  await star(sheet, 2).check()
  await expect(sheet.getByText('Sorry about that. What went wrong?')).toBeVisible()
  await sheet.getByRole('button', { name: 'Untimely reply' }).click()
  await words.fill('slow')

  await test.step('T-06 another star begins with nothing chosen and nothing written', async () => {
    await star(sheet, 1).check()
    await expect(sheet.getByText('Very dissatisfied')).toBeVisible()
    await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(0)
    await expect(words).toHaveValue('')
  })

  await submit.click()
  await expect(toast(page, 'Please enter the evaluation content')).toBeVisible()
  await expect(words).toBeFocused()
  await words.fill('x'.repeat(100))
  await expect(words).toHaveValue('x'.repeat(64))
  await words.fill('No answer for an hour')
  await submit.click()
  await expect(toast(page, 'Please select an evaluation label')).toBeVisible()
  await sheet.getByRole('button', { name: 'Untimely reply' }).click()
  await sheet.getByRole('button', { name: 'Rude' }).click()
  await sheet.getByRole('radio', { name: 'Not solved' }).check()

  const sent = page.waitForRequest(urlOf('evaluate'))
  await submit.click()
  expect((await sent).postDataJSON()).toMatchObject({
    evaluateAdminSolve: 0,
    evaluateAdminStar: 1,
    evaluateAdminTag: 'Untimely reply,Rude',
    evaluateAdminContent: 'No answer for an hour',
  })
  await expect(visitor.log.getByText('You rated this chat')).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

for (const [level, guide, reason] of [
  [2, 'Dissatisfied', 'Untimely reply'],
  [3, 'So-so', undefined],
  [4, 'Satisfied', undefined],
] as const)
  test(`T-06 V-04 D-15 ${level} stars: ${guide}, ${reason ? 'with a reason' : 'reasons and words are free'}`, async ({
    page,
  }) => {
    const { visitor, agent, threadId } = await served(page)
    await visitor.write('thank you')
    await visitor.allSent()
    await agent.call('closeThread', { threadId })
    const sheet = ratingSheet(page)
    await star(sheet, level).check()
    await expect(sheet.getByText(guide, { exact: true })).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: 'Comment' })).toBeVisible()
    const submit = sheet.getByRole('button', { name: 'Submit' })
    if (reason) {
      await submit.click()
      await expect(toast(page, 'Please select an evaluation label')).toBeVisible()
      await sheet.getByRole('button', { name: reason }).click()
    }
    const sent = page.waitForRequest(urlOf('evaluate'))
    await submit.click()
    expect((await sent).postDataJSON()).toMatchObject({
      evaluateAdminStar: level,
      evaluateAdminTag: reason ?? '',
    })
    await expect(visitor.log.getByText('You rated this chat')).toBeVisible()
  })

test('S-21 T-05 a rating can wait: put off, it is asked for by a button', async ({ page }) => {
  const { visitor, agent, threadId } = await served(page)
  await visitor.write('hello')
  await visitor.allSent()
  await agent.call('closeThread', { threadId })
  const sheet = ratingSheet(page)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(visitor.log.getByText('You rated this chat')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rate this chat' }).click()
  await expect(star(sheet, 5)).toBeChecked()
})

test('T-06 D-15 the robot: solved says enough, not solved has four reasons', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await visitor.write('Where is my order?')
  await visitor.allSent()
  await endChat(page)
  const sheet = ratingSheet(page)
  const submit = sheet.getByRole('button', { name: 'Submit' })
  const reasons = sheet.getByRole('group', { name: /^Sorry about that/ })
  await expect(sheet.getByText('Was your issue solved?')).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(reasons).toHaveCount(0)
  await sheet.getByRole('radio', { name: 'Not solved' }).check()
  await expect(reasons.getByRole('button')).toHaveCount(4)
  await sheet.getByRole('radio', { name: 'Solved', exact: true }).check()
  await expect(reasons).toHaveCount(0)
  await sheet.getByRole('radio', { name: 'Not solved' }).check()
  await reasons.getByRole('button', { name: 'It didn’t understand my question' }).click()
  await reasons.getByRole('button', { name: 'It couldn’t answer' }).click()
  await sheet.getByRole('textbox', { name: 'Comment' }).fill('I asked twice')

  const sent = page.waitForRequest(urlOf('evaluate'))
  await submit.click()
  expect((await sent).postDataJSON()).toMatchObject({
    evaluateRobotMode: 1,
    evaluateRobotSolve: 0,
    evaluateRobotTag: 'misunderstood,noAnswer',
    evaluateRobotContent: 'I asked twice',
  })
  await expect(toast(page, 'Thank you for your rating')).toBeVisible()
  await expect(visitor.log.getByText('You rated this chat')).toBeVisible()
})

test('T-06 a robot that solved it', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await visitor.write('Where is my order?')
  await visitor.allSent()
  await endChat(page)
  const sheet = ratingSheet(page)
  await sheet.getByRole('radio', { name: 'Solved', exact: true }).check()
  await sheet.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.log.getByText('You rated this chat')).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('S-03 T-19 a channel without ratings invites one where the address of the page says so', async ({
  page,
}) => {
  const { visitor, channelId } = await withRobot(page, { evaluateMode: false })
  const checks = countCalls(page, 'isEvaluate')
  await visitor.write('hello')
  await visitor.allSent()
  await endChat(page)
  await expect(page.getByRole('region', { name: 'The chat has ended' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate this chat' })).toHaveCount(0)
  expect(checks()).toBe(0)

  await visitor.open('&inviteEvaluate=1', channelId)
  await visitor.write('hello again')
  await visitor.allSent()
  await endChat(page)
  await expect(ratingSheet(page)).toBeVisible()
})

test('T-19 T-05 an agent’s invitation asks at once, every tab knows of the rating, and the end asks no more', async ({
  page,
  context,
}) => {
  const { visitor, agent, threadId } = await served(page, { adminCloseMode: false })
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('Ana joined the chat')).toBeVisible()
  await visitor.write('hello')
  await visitor.allSent()
  await (await logWriter()).inviteRating(threadId)
  for (const tab of [page, second]) {
    await expect(tab.getByText('The agent has asked for your feedback.')).toBeVisible()
    await expect(ratingSheet(tab).getByText('Ana', { exact: true })).toBeVisible()
  }
  await ratingSheet(page).getByRole('button', { name: 'Submit' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByText('You rated this chat')).toHaveCount(1)
    await expect(ratingSheet(tab)).toHaveCount(0)
  }
  await agent.call('closeThread', { threadId })
  for (const tab of [page, second]) {
    await expect(tab.getByText('The agent ended the chat')).toBeVisible()
    await expect(ratingSheet(tab)).toHaveCount(0)
  }
})

test('T-05 rated in one tab after the end, the question in the other goes', async ({ page, context }) => {
  const { visitor, agent, threadId } = await served(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await visitor.write('hello')
  await visitor.allSent()
  await expect(second.getByText('hello', { exact: true })).toBeVisible()
  await agent.call('closeThread', { threadId })
  for (const tab of [page, second]) await expect(ratingSheet(tab)).toBeVisible()
  await ratingSheet(page).getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.log.getByText('You rated this chat')).toBeVisible()
  await expect(ratingSheet(second)).toHaveCount(0)
  await expect(second.getByText('This chat has already been rated')).toBeVisible()
})

test('T-05 who said nothing is asked nothing', async ({ page }) => {
  await withRobot(page)
  const checks = countCalls(page, 'isEvaluate')
  await endChat(page)
  await expect(page.getByRole('button', { name: 'Rate this chat' })).toBeVisible()
  expect(checks()).toBe(0)
  await expect(ratingSheet(page)).toHaveCount(0)
})

function ratingSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'How did we do?' })
}

function star(sheet: Locator, count: number): Locator {
  return sheet.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true })
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text)
}

async function endChat(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'End chat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End chat' }).click()
}
