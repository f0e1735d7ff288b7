import { expect } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { urlOf } from './people/calls.ts'
import { helpDocument } from './people/documents.ts'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

const known = 'How can I send a product back?'
const unclear = 'What does the box cost?'
const unknown = 'Who won the football match last night?'
const noAnswer = 'Sorry, I don’t have an answer to that.'
const noAnswerEither = 'Sorry, I don’t have an answer to that either.'

test('S-15 where several documents are equally near it asks back; what is pressed is asked and answered', async ({
  page,
}) => {
  const { visitor } = await withRobot(page, { robotNo: await robotWithBoxes() })
  const { log } = visitor
  await visitor.write(unclear)
  const offered = log.getByRole('list', { name: 'Related questions' }).getByRole('button')
  await expect(log.getByText('Did you mean one of these?')).toBeVisible()
  await expect(offered.first()).toBeVisible()
  expect(await offered.count()).toBeGreaterThan(1)
  // A question back is no answer: there is nothing to rate.
  await expect(log.getByRole('group', { name: 'Was this helpful?' })).toHaveCount(0)

  const question = (await offered.first().textContent()) ?? ''
  const asked = page.waitForRequest(urlOf('robotAsk'))
  await offered.first().click()
  expect((await asked).postDataJSON()).toMatchObject({ question, click: 2 })
  await expect(log.getByRole('group', { name: 'Was this helpful?' })).toHaveCount(1)
  await expect.poll(() => visitor.ownTexts()).toEqual([unclear, question])
})

/** A robot that knows one thing, and several that no question without a size or colour tells apart. */
async function robotWithBoxes(): Promise<string> {
  const robotNo = newId()
  await helpDocument(robotNo, known, '<p>Within thirty days.</p>')
  for (const kind of ['small', 'large', 'red', 'blue'])
    await helpDocument(robotNo, `What does the ${kind} box cost?`, `<p>Look at the ${kind} one.</p>`)
  return robotNo
}

const off: Partial<ChannelConfig> = {
  robotAnswerTransferUserMode: false,
  robotGuideTransferUserMode: false,
  robotUnknownTransferUserMode: false,
}
const modes = [
  ['robotAnswerTransferUserMode', known],
  ['robotGuideTransferUserMode', unclear],
  ['robotUnknownTransferUserMode', unknown],
] as const

for (const [mode, question] of modes)
  test(`D-16 ${mode}: a way to a person there and nowhere else`, async ({ page }) => {
    const { visitor } = await withRobot(page, { ...off, [mode]: true, robotNo: await robotWithBoxes() })
    const person = visitor.log.locator('.foyer-extras').getByRole('button', { name: 'Talk to an agent' })
    const others = modes.map(([, other]) => other).filter((other) => other !== question)
    for (const other of [...others, question]) {
      await expect(person).toHaveCount(0)
      const answered = page.waitForResponse(urlOf('robotAsk'))
      await visitor.write(other)
      await answered
    }
    await expect(person).toHaveCount(1)
    await person.click()
    await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
  })

test('without any way to a person the robot says honestly that it does not know, to every question', async ({
  page,
}) => {
  const { visitor } = await withRobot(page, off)
  const { log } = visitor
  await visitor.write(unknown)
  await expect(log.getByText(noAnswer)).toBeVisible()
  await visitor.write('And who won the one before?')
  await expect(log.getByText(noAnswerEither)).toBeVisible()
  await expect(log.locator('.foyer-typing-dots')).toHaveCount(0)
  await expect(log.getByText(noAnswer)).toHaveCount(1)
  await expect(log.locator('.foyer-extras').getByRole('button', { name: 'Talk to an agent' })).toHaveCount(0)
})
