import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import { worldDeps } from './people/world.ts'

/** A visitor whose robot has the example dialogue, and no other. */
async function withDialogue(page: Page, config: Partial<ChannelConfig> = {}) {
  const robotNo = `dialogue-${randomBytes(6).toString('hex')}`
  const { db } = await worldDeps()
  const { id: tenantId } = await db
    .selectFrom('tenants')
    .select('id')
    .where('key', '=', 'demo')
    .executeTakeFirstOrThrow()
  await seedDialogue(db, { tenantId, robotNo })
  return withRobot(page, { robotNo, ...config })
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

test('S-14 the menu bar has tiles and series-problem buttons, and a button starts its dialogue', async ({
  page,
}) => {
  const tile = { imgUrl: '', faqGrouplist: [], labelLink: '' }
  const questionList = [{ question: 'How do I return something?', docId: 'd7' }]
  const { visitor } = await withDialogue(page, {
    faq: {
      showType: 'tiles',
      showContent: [{ ...tile, id: 'f1', name: 'Returns', type: 'questions', questionList }],
      btnList: [
        { id: 'dialogue:order', name: 'My parcel is late' },
        { id: 's2', name: 'Where is my order?' },
      ],
    },
  })
  const { log } = visitor
  await log.getByRole('button', { name: 'Returns' }).click()
  await expect(log.getByRole('button', { name: 'How do I return something?' })).toBeVisible()
  const series = log.getByRole('button', { name: 'My parcel is late' })
  await expect(series).toBeVisible()
  await series.click()
  const question = log.getByText('What would you like to know about your order?')
  await expect(question).toHaveCount(1)

  await test.step('a button that names no dialogue is asked by its name', async () => {
    await log.getByRole('button', { name: 'Where is my order?' }).click()
    await expect(question).toHaveCount(2)
  })
})
