import { expect, type Page } from '@playwright/test'
import { saveCase } from '@foyer/server/features/robot/cases/case-repository.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import type { ModelServer } from '@foyer/testkit/model/model-server.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { failWith, holdCalls } from './people/calls.ts'
import { startModelHere } from './people/model.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'
import { worldDeps } from './people/world.ts'

const robotNo = 'model-page'
const question = 'How do I return something?'

/** A team whose robot has one document, and a case that forbids a promise. */
async function givenTeam() {
  const team = await ownTeam({ config: { robotNo, receiveMode: 'robot', language: 'en' } })
  const { db, clock } = await worldDeps()
  const { tenantId } = await db
    .selectFrom('channels')
    .select('tenant_id as tenantId')
    .where('key', '=', team.channelId)
    .executeTakeFirstOrThrow()
  const docId = `return-${team.channelId}`
  await saveDocument(
    db,
    { tenantId, now: clock.now() },
    {
      docId,
      robotNo,
      language: 'en',
      question,
      similar: [],
      answer: '<p>Send it back within 30 days.</p>',
      category: '',
      validFrom: undefined,
      validUntil: undefined,
      isPublished: true,
      attachments: [],
    },
  )
  const expected = { language: 'en', question, expectedDocId: docId, mustNotSay: ['90 days'] }
  await saveCase(db, { tenantId, robotNo }, expected, clock.now())
  return team
}

let server: ModelServer
test.beforeEach(async () => void (server = await startModelHere()))
test.afterEach(() => server.close())

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('an admin connects a model, tests it, sees a broken case, switches it on and reads its usage', async ({
  browser,
  page: visitorsPage,
}) => {
  test.slow()
  const team = await givenTeam()
  const { page } = await AgentPage.signIn(browser, team.ana)
  await page.goto(address(`/desk/knowledge/model?robot=${robotNo}`))
  const saved = page.getByText('The model is saved. All test cases were checked.')

  await test.step('fields that are missing are named', async () => {
    await page.getByRole('switch', { name: 'Use a model in this channel' }).click()
    await page.getByRole('button', { name: 'Check test cases and save' }).click()
    await expect(field(page, 'Address')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a test shows the answer and what it cost', async () => {
    await field(page, 'Address').fill(server.endpoint.baseUrl)
    await field(page, 'Model name').fill('local')
    await field(page, 'Key').fill('sk-journey')
    await field(page, 'Price per million input tokens').fill('1')
    await field(page, 'Price per million output tokens').fill('2')
    server.behave((answer) => void answer.writeHead(401).end())
    await field(page, 'Question').fill(question)
    await page.getByRole('button', { name: 'Ask the model' }).click()
    await expect(page.getByText('The endpoint refuses the key.')).toBeVisible()
    server.behave(says('[1] You have 90 days.'))
    await page.getByRole('button', { name: 'Ask the model' }).click()
    await expect(page.getByText('You have 90 days.')).toBeVisible()
    await expect(page.getByText(/120 tokens · cost 0\.00014/)).toBeVisible()
    await expect(page.getByText(`Sources: ${question}`)).toBeVisible()
  })

  await test.step('a model that breaks a case is not saved', async () => {
    await page.getByRole('button', { name: 'Check test cases and save' }).click()
    await expect(page.getByRole('heading', { name: 'the model breaks 1 test case' })).toBeFocused()
    const broken = page.getByRole('list', { name: 'Broken test cases' })
    await expect(broken).toContainText('The answer contains what it must not say.')
    await keepsToWcag(page)
  })

  await test.step('one that breaks none is', async () => {
    server.behave(says('[1] You have 30 days.'))
    await failWith(page, 'setChannelModel', 'identity.forbidden')
    await field(page, 'Model name').press('Enter')
    await expect(page.getByText('You don’t have permission to do that.')).toBeVisible()
    await expect(field(page, 'Model name')).toBeFocused()
    const release = await holdCalls(page, 'setChannelModel')
    await page.getByRole('button', { name: 'Check test cases and save' }).click()
    // A change that the saved settings would overwrite is not possible.
    await expect(field(page, 'Model name')).toBeDisabled()
    await release()
    await expect(saved).toBeVisible()
    await expect(page.getByText(/^Set on /)).toBeVisible()
    await expect(field(page, 'Key')).toHaveValue('')
  })

  const tokensToday = async (): Promise<number> => {
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    const table = page.getByRole('table', { name: 'Usage of the last 30 days' })
    const cell = table.getByRole('row').nth(1).getByRole('cell').first()
    return Number((await cell.textContent())?.replaceAll(',', ''))
  }

  await test.step('a visitor gets the answer of the model, and the usage grows', async () => {
    const before = await tokensToday()
    const visitor = new VisitorPage(visitorsPage)
    await visitor.open('', team.channelId)
    await visitor.write(question)
    await expect(visitor.log.getByText('You have 30 days.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('img', { name: /^Tokens per day/ })).toBeVisible()
    expect(await tokensToday()).toBe(before + 120)
    await keepsToWcag(page)
  })
})

test('the page fits a phone, in the dark and in Chinese', async ({ browser }) => {
  const team = await givenTeam()
  const { page } = await AgentPage.signIn(browser, team.ana)
  await page.goto(address(`/desk/knowledge/model?robot=${robotNo}`))
  await expect(page.getByRole('img', { name: /^Tokens per day/ })).toBeVisible()
  const body = page.locator('.desk-knowledge-body')
  const isWide = () => body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expect.poll(isWide, `${width}`).toBe(false)
    await page.screenshot({ path: test.info().outputPath(`model-${width}-${colorScheme}.png`) })
  }
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: await page.context().storageState(),
  })
  const chinese = await context.newPage()
  await chinese.goto(address(`/desk/knowledge/model?robot=${robotNo}`))
  await expect(chinese.getByRole('heading', { name: '用量' })).toBeVisible()
  await chinese.screenshot({ path: test.info().outputPath('model-chinese.png') })
  await context.close()
})
