import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { AgentPage } from './people/agent-page.ts'
import { HostPage } from './people/hosts.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

async function openImport({ page }: AgentPage): Promise<void> {
  await page.getByRole('link', { name: 'Knowledge' }).press('Enter')
  await page.getByRole('link', { name: 'Import and export' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'From a file' })).toBeVisible()
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

async function exported(page: Page, format: 'CSV' | 'JSON'): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Export ${format}` }).press('Enter')
  return readFile(await (await downloading).path(), 'utf8')
}

/** Thirty questions about kayaks, of which the robot of the demo knows nothing. */
const parts = 'paddle hull rudder hatch deck seat skirt bow stern keel'.split(' ')
const acts = ['repair', 'replace', 'clean']
const questions = acts.flatMap((act) => parts.map((part) => `How do I ${act} the ${part} of my kayak?`))
const csv = [
  'question,answer',
  ...questions.map((question, at) => `"${question}","Kayak instructions, page ${at + 1}."`),
].join('\n')

test('an admin imports thirty questions from CSV, and a visitor on another origin gets an answer', async ({
  browser,
  page: visitorPage,
}) => {
  const team = await ownTeam({ isEmpty: true })
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  await openImport(agent)
  await keepsToWcag(page)

  await test.step('a dry run says what would happen', async () => {
    await chooseFile(page, 'kayaks.csv', csv)
    await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing has been changed yet')
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(31)
    await keepsToWcag(page)
  })
  await test.step('then it happens, and each document has a link', async () => {
    await page.getByRole('button', { name: 'Import 30 documents' }).press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toContainText('finished')
    await expect(page.getByRole('link', { name: questions[0] ?? '' })).toBeVisible()
    await keepsToWcag(page)
  })
  await test.step('the same file again changes nothing', async () => {
    await page.getByRole('button', { name: 'Import something else' }).press('Enter')
    await chooseFile(page, 'kayaks.csv', csv)
    await expect(page.getByLabel('Show')).toContainText('Unchanged (30)')
    await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  })
  await test.step('an export has all of it', async () => {
    await page.getByRole('button', { name: 'Import something else' }).press('Enter')
    const json = JSON.parse(await exported(page, 'JSON')) as { documents: { question: string }[] }
    expect(json.documents.map(({ question }) => question)).toEqual(expect.arrayContaining(questions))
    expect(await exported(page, 'CSV')).toContain(questions[7])
  })
  await test.step('a visitor on another origin gets an answer', async () => {
    const host = new HostPage(visitorPage, 'plain')
    await host.open(team.channelId)
    await host.openChat()
    await host.visitor.write('How do I repair the rudder of my kayak?')
    await expect(host.visitor.message('Kayak instructions, page 3.')).toBeVisible()
  })
})

test('columns with other names are chosen, refused rows say why, and a site that is none says so', async ({
  browser,
}) => {
  const team = await ownTeam()
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  await openImport(agent)

  await test.step('a file of another type', async () => {
    await chooseFile(page, 'kayaks.exe', 'x')
    await expect(page.getByRole('alert')).toContainText('can’t be imported')
  })
  await test.step('columns', async () => {
    await chooseFile(page, 'fragen.csv', 'Frage;Antwort\nWas?;<b onclick="x">Das</b>\nLeer?;')
    await expect(page.getByRole('alert')).toContainText('Choose which column')
    await page.getByLabel('Frage').selectOption('Question')
    await page.getByLabel('Antwort').selectOption('Answer')
    await keepsToWcag(page)
    await page.getByRole('button', { name: 'Check again' }).press('Enter')
    await expect(page.getByRole('row', { name: /Leer/ })).toContainText('Refused: it has no answer')
    await page.getByLabel('Show').selectOption('Refused (1)')
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(2)
  })
  await test.step('as drafts', async () => {
    await page.getByLabel('Drafts: they answer nothing yet').check()
    await page.getByRole('button', { name: 'Import 1 document' }).press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toContainText('finished')
  })
  await test.step('a site', async () => {
    await page.getByRole('button', { name: 'Import something else' }).press('Enter')
    await page.getByLabel('Address of a page or sitemap').fill('http://127.0.0.1/')
    await page.getByLabel('Address of a page or sitemap').press('Enter')
    await expect(page.getByRole('alert')).toContainText('The site')
  })
  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const surplus = await page
      .locator('.desk-knowledge-body')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(surplus).toBe(0)
  })
})

test('a link to nothing is told in its row, and what is published keeps answering while its change is a draft', async ({
  browser,
}) => {
  const team = await ownTeam({ isEmpty: true })
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  await openImport(agent)
  const documents = [
    { id: 'k1', question: 'Which paddle do I need?', answer: 'A long one.', related: ['k2', 'gone'] },
    { id: 'k2', question: 'How long is a paddle?', answer: 'Two metres.' },
  ]

  await test.step('the dry run tells the link, and the rest is imported', async () => {
    await chooseFile(page, 'paddles.json', JSON.stringify(documents))
    const row = page.getByRole('row', { name: /Which paddle/ })
    await expect(row).toContainText('New')
    await expect(row).toContainText('Not linked with gone: there is no such document')
    await page.getByLabel('Show').selectOption('Not linked (1)')
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(2)
    await keepsToWcag(page)
    await page.getByRole('button', { name: 'Import 2 documents' }).press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toContainText('finished')
  })
  await test.step('a change of a published document waits among the changed ones', async () => {
    await page.getByRole('button', { name: 'Import something else' }).press('Enter')
    const changed = { ...documents[1], answer: 'Two metres and a half.' }
    await chooseFile(page, 'paddles.json', JSON.stringify([changed]))
    await page.getByLabel('Drafts: they answer nothing yet').check()
    await page.getByRole('button', { name: 'Import 1 document' }).press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toContainText('finished')
    await page.getByRole('link', { name: 'Go to changed documents' }).press('Enter')
    await expect(page.getByRole('link', { name: 'How long is a paddle?' })).toBeVisible()
  })
  await test.step('an export has the links', async () => {
    await page.getByRole('link', { name: 'Import and export' }).press('Enter')
    expect(await exported(page, 'JSON')).toContain('"related":["k2"]')
  })
})
