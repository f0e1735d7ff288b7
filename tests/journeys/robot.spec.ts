import { expect } from '@playwright/test'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { urlOf } from './people/calls.ts'
import { holdClock } from './people/held-clock.ts'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

const { robotWelcomeMsg, faq } = defaultChannelConfig

test('C-11 D-09 D-16 T-04 C-28 the robot answers from its knowledge: text, sources, a thumb that stays', async ({
  page,
  context,
}) => {
  const { visitor } = await withRobot(page)
  const { log } = visitor
  await visitor.write('How can I send a product back?')
  await expect(log.getByText('You may return everything within')).toBeVisible()
  await expect(log.getByRole('link', { name: 'Return slip.pdf' })).toBeVisible()
  // A tab that has the answer and will not hear of the thumb.
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('button', { name: 'Not helpful' })).toBeEnabled()

  await test.step('T-04 one thumb, and the server keeps it', async () => {
    const given = page.waitForResponse(urlOf('commentDoc'))
    await log.getByRole('button', { name: 'Helpful', exact: true }).click()
    expect((await given).status()).toBe(200)
    await expect(log.getByText('Thank you for your feedback')).toBeVisible()
  })

  await test.step('question and answer are there after a reload, once', async () => {
    await page.reload()
    await expect(log.getByText('You may return everything within')).toHaveCount(1)
    await expect.poll(() => visitor.ownTexts()).toEqual(['How can I send a product back?'])
  })

  await test.step('D-09 T-04 and so is the thumb; a second one is taken back, in any tab', async () => {
    await expect(log.getByRole('button', { pressed: true })).toHaveAccessibleName('Helpful')
    await expect(log.getByRole('button', { name: 'Not helpful' })).toBeDisabled()
    const refused = second.waitForResponse(urlOf('commentDoc'))
    await second.getByRole('button', { name: 'Not helpful' }).click()
    expect((await refused).status()).toBe(409)
    await expect(second.getByRole('log').getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Helpful',
    )
  })
})

test('S-15 D-17 C-23 T-09 suggestions while typing; the chosen one is asked and answered', async ({
  page,
}) => {
  await page.clock.install()
  const { visitor } = await withRobot(page)
  const list = page.getByRole('list', { name: 'Suggested questions' })
  await visitor.box.fill('money back')
  await expect(list.locator('mark').first()).toHaveText('money')
  // They go by themselves after five seconds, which a slow machine may need.
  await holdClock(page)
  await list.getByRole('button', { name: 'When do I get my money back?' }).click()
  await page.clock.resume()
  await expect(visitor.log.getByText('Your money is on its way within')).toBeVisible()
  await expect.poll(() => visitor.ownTexts()).toEqual(['When do I get my money back?'])
})

test('T-12 S-13 a question of the guide is answered by its document', async ({ page }) => {
  const { visitor } = await withRobot(page, { robotWelcomeMsg, faq })
  await visitor.log.getByRole('button', { name: 'How long does delivery take?' }).click()
  await expect(visitor.log.getByText('2 to 4 working days')).toBeVisible()
})

test('S-12 D-06 a tag of the menu asks its question', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await page
    .getByRole('toolbar', { name: 'Quick actions' })
    .getByRole('button', { name: 'My order', exact: true })
    .click()
  await expect(visitor.log.getByText('shows where the parcel is')).toBeVisible()
})

test('T-01 what the robot does not know it says, and a person is one click away, once', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await visitor.write('Who won the football match last night?')
  await expect(visitor.log.getByText('Sorry, I don’t have an answer to that.')).toBeVisible()
  // There is no document to rate.
  await expect(visitor.log.getByRole('group', { name: 'Was this helpful?' })).toHaveCount(0)
  const person = visitor.log.locator('.foyer-extras').getByRole('button', { name: 'Talk to an agent' })
  await person.click()
  await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
  await expect(person).toHaveCount(0)
})
