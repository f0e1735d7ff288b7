import { expect, type Browser, type Page } from '@playwright/test'
import { AgentPage } from './people/agent-page.ts'
import { HostPage } from './people/hosts.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

const returns =
  'You may return everything within 30 days. Print the label in your account and hand the parcel in.'
const parts = ['paddle', 'hull', 'rudder', 'hatch', 'deck', 'seat', 'skirt']
const acts = ['repair', 'replace', 'clean', 'order']
/** Thirty questions, as somebody has them in a spreadsheet. */
const rows = [
  ['How do I return something?', returns],
  ['When are you open?', 'Our shop at the harbour is open from Monday to Saturday, from nine to seven.'],
  ...acts.flatMap((act, chapter) =>
    parts.map((part, page) => [
      `How do I ${act} the ${part} of my kayak?`,
      `Kayak book, chapter ${chapter + 1}, page ${page + 1}.`,
    ]),
  ),
]
const csv = ['question,answer', ...rows.map(([question, answer]) => `"${question}","${answer}"`)].join('\n')
const tested = [
  ['How do I repair the rudder of my kayak?', 'How do I repair the rudder of my kayak?'],
  ['When do you open?', 'When are you open?'],
  ['How can I return a thing?', 'How do I return something?'],
] as const
/** None of its words is in the thirty. */
const missed = 'Sneakers pinch toes'

async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).press('Enter')
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.keyboard.press('Enter')
  const history = page.getByRole('list', { name: 'Questions asked on this page' })
  await expect(history.getByRole('button', { name: question })).toHaveAttribute('aria-current', 'true')
}

/** Somebody who opens the chat on the page of a shop, in a browser of their own. */
async function visitShop(browser: Browser, channelId: string, site: string) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const host = new HostPage(await context.newPage(), 'plain')
  await host.open(channelId, { site })
  await host.openChat()
  return host.visitor
}

test('thirty questions from CSV are tested and published; a question that was refused is learned', async ({
  browser,
}) => {
  test.slow()
  const team = await ownTeam({ isEmpty: true, config: { robotNo: 'studio' } })
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  const main = page.getByRole('main')

  await test.step('an admin imports them as drafts', async () => {
    await openTab(page, 'Knowledge')
    await openTab(page, 'Import and export')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
    await (await choosing).setFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByLabel('Drafts: they answer nothing yet').press('Space')
    await page.getByRole('button', { name: 'Import 30 documents' }).press('Enter')
    await expect(main.getByRole('status')).toContainText('finished')
  })

  await test.step('tests three, of which visitors know nothing yet', async () => {
    await page.getByRole('link', { name: 'Ask test questions' }).press('Enter')
    for (const [question, document] of tested) {
      await ask(page, question)
      await expect(page.getByText('The assistant says that it has no answer.')).toBeVisible()
      await expect(
        page.getByText(`With all drafts published, the assistant would answer with “${document}”.`),
      ).toBeVisible()
    }
    await keepsToWcag(page)
  })

  await test.step('and publishes all thirty at once', async () => {
    await openTab(page, 'Documents')
    await page.getByLabel('Status').selectOption('Draft')
    await page.getByRole('button', { name: 'Publish all 30 documents…' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Publish documents' })).toBeVisible()
    await keepsToWcag(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).press('Enter')
    await expect(page.getByText('30 documents are published.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the console answers now, and shows how sure it has to be', async () => {
    await openTab(page, 'Test')
    await ask(page, tested[0][0])
    await expect(page.getByText('The assistant answers with this document.')).toBeVisible()
    const calibration = page.getByRole('region', { name: 'Calibration' })
    await expect(calibration).toContainText('It answers at a confidence of')
    await expect(calibration).toContainText('questions of other businesses')
    await keepsToWcag(page)
  })

  await test.step('a visitor on another origin gets answers; what is refused an agent answers', async () => {
    const visitor = await visitShop(browser, team.channelId, 'shop.localhost')
    await visitor.write('How do I repair the rudder of my kayak?')
    await expect(visitor.message('Kayak book, chapter 1, page 3.')).toBeVisible()
    await visitor.write(missed)
    await visitor.allSent()
    await visitor.waitForPerson()
    // Its name says how many wait, once the desk has heard.
    await openTab(page, /^Inbox/)
    await agent.take(missed)
    await agent.reply(returns)
    await expect(visitor.message(returns)).toBeVisible()
    await agent.end()
  })

  await test.step('the question is suggested as a phrasing', async () => {
    await expect(async () => {
      await openTab(page, 'Knowledge')
      await openTab(page, 'Suggestions')
      await expect(page.getByRole('checkbox', { name: `Select: ${missed}` })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(main.getByText('New phrasing of “How do I return something?”')).toBeVisible()
    await keepsToWcag(page)
  })

  await test.step('its effect is shown before it is published', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
    await page.getByRole('button', { name: 'Accept selected (1)' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Before publishing' })
    await expect(dialog.getByText('There are no test cases yet.')).toBeVisible()
    await expect(
      dialog.getByText('One question of 2 from the last 7 days gets another answer.'),
    ).toBeVisible()
    const row = dialog.getByRole('row', { name: missed })
    await expect(row).toContainText('No answer')
    await expect(row).toContainText('How do I return something?')
    await keepsToWcag(page)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
    await expect(page.getByText('One suggestion accepted.')).toBeVisible()
    await page.getByLabel('Show').selectOption('Accepted (1)')
    await expect(main.getByText(missed)).toBeVisible()
  })

  await test.step('and the next visitor gets the answer', async () => {
    const visitor = await visitShop(browser, team.channelId, 'another.localhost')
    await visitor.write(missed)
    await expect(visitor.message(returns)).toBeVisible()
  })
})
