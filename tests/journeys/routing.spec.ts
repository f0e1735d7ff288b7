import { expect } from '@playwright/test'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

test('T-15 who waits can stop, and goes on with the robot', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await visitor.askForPerson()
  await page.getByRole('button', { name: 'Leave queue' }).click()
  await expect(visitor.log.getByText('You left the queue')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave queue' })).toHaveCount(0)
  await expect(page.locator('footer').getByRole('button', { name: 'Talk to an agent' })).toBeVisible()
})

test('D-02 what is written while waiting is for the agent; who stops waiting gets the answer of the robot', async ({
  page,
}) => {
  const { visitor } = await withRobot(page)
  await visitor.askForPerson()
  await visitor.write('How can I send a product back?')
  await expect(visitor.log.getByText('An agent will read this when it is your turn.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave queue' }).click()
  await expect(visitor.log.getByRole('group', { name: 'Was this helpful?' })).toBeVisible()
})

test('T-23 T-15 who waits can leave a message instead, with what was typed', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await visitor.askForPerson()
  await visitor.box.fill('Is my parcel lost?')
  await page.getByRole('button', { name: 'Leave a message instead' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('textbox', { name: 'Message' })).toHaveValue('Is my parcel lost?')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Sam')
  await sheet.getByRole('button', { name: 'Send message' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(visitor.log.getByText('You left the queue')).toBeVisible()
  await expect(visitor.box).toHaveValue('')
})
