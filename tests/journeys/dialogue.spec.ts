import { randomBytes } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { withRobot } from './people/situations.ts'
import { worldDeps } from './people/world.ts'

/** A visitor whose robot has the example dialogue, and no other. */
async function withDialogue(page: Page) {
  const robotNo = `dialogue-${randomBytes(6).toString('hex')}`
  const { db } = await worldDeps()
  const { id: tenantId } = await db
    .selectFrom('tenants')
    .select('id')
    .where('key', '=', 'demo')
    .executeTakeFirstOrThrow()
  await seedDialogue(db, { tenantId, robotNo })
  return withRobot(page, { robotNo })
}

test('D-08 V-11 C-29 a dialogue: words start it, buttons and a form lead on, and a person is at its end', async ({
  page,
}) => {
  const { visitor } = await withDialogue(page)
  const { log } = visitor
  const press = (name: string) => log.getByRole('button', { name, exact: true }).last().click()
  const form = page.getByRole('region', { name: 'Which order is it about?' })

  await test.step('typed words start it, and its buttons ask', async () => {
    await visitor.write('where is my order')
    await expect(log.getByText('What would you like to know about your order?')).toBeVisible()
    await press('It has not arrived')
    await expect(form).toHaveCount(1)
  })

  await test.step('an answer that fits nothing is asked again, with a button of an answer', async () => {
    await form.getByRole('textbox', { name: /Order number/ }).fill('<b>C-1</b>')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(
      log.getByText('I do not know an order <b>C-1</b>. Numbers begin with A- or B-.'),
    ).toBeVisible()
    await press('Try again')
    await expect(form).toHaveCount(2)
  })

  await test.step('the form leads on by itself', async () => {
    await form
      .last()
      .getByRole('textbox', { name: /Order number/ })
      .fill('A-20931')
    await form.last().getByRole('button', { name: 'Submit' }).click()
    await expect(log.getByText('is on its way and arrives within two days.')).toBeVisible()
    await expect(log.getByText('Does that help?')).toBeVisible()
  })

  await test.step('a typed number is a button too, and the dialogue ends', async () => {
    await visitor.write('1')
    await expect(log.getByText('Glad to hear it!')).toBeVisible()
  })

  await test.step('a button further up leads back, and on to a person', async () => {
    await press('No')
    await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
  })
})
