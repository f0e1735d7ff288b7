import { expect, type Page } from '@playwright/test'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { violationsOf } from './people/axe.ts'
import { startConversation } from './people/conversation.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

/** What the browser says about our own policy, from the first line of the page on. */
function collectViolations(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      violations.push(message.text())
  })
  return violations
}

test('the chat and the desk keep to a strict policy and to WCAG', async ({ page, browser }) => {
  const violations = collectViolations(page)
  const visitor = new VisitorPage(page)
  const agent = await startConversation(visitor, browser)
  await agent.reply('hello')
  await expect(visitor.message('hello')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await violationsOf(agent.page)).toEqual([])
  expect(violations).toEqual([])
  await agent.close()
})

test('the desk keeps to a strict policy while an agent works', async ({ page, browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const deskPage = await context.newPage()
  const violations = collectViolations(deskPage)
  await deskPage.goto(address('/desk/'))
  await expect(deskPage.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await violationsOf(deskPage)).toEqual([])
  const agent = await AgentPage.signInByForm(deskPage)
  const visitor = new VisitorPage(page)
  await visitor.open()
  // Before they write: the robot's answer would be what the desk's list shows.
  await visitor.askForPerson()
  await visitor.write('policy')
  await visitor.allSent()
  await agent.take('policy')
  await agent.reply('fine')
  await agent.withdraw('fine')
  await agent.end()
  expect(violations).toEqual([])
  await context.close()
})

test('what breaks a rule of WCAG is found, each time and in frames', async ({ page }) => {
  const inside = '<html lang="en"><title>Inside</title><button></button>'
  const around = '<html lang="en"><title>Around</title><main><h1>Heading</h1><img src="data:,">'
  const frame = '<iframe title="Frame" src="/inside"></iframe>'
  await page.route(address('/inside'), (route) => route.fulfill({ body: inside, contentType: 'text/html' }))
  await page.route(address('/around'), (route) =>
    route.fulfill({ body: around + frame, contentType: 'text/html' }),
  )
  await page.goto(address('/around'))
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible()
  const found = [
    expect.stringMatching(/^button-name .* at iframe button$/),
    expect.stringMatching(/^image-alt .* at img$/),
  ]
  expect(await violationsOf(page)).toEqual(found)
  expect(await violationsOf(page)).toEqual(found)
  expect(await violationsOf(page, { without: ['image-alt'] })).toEqual([found[0]])
  expect(await violationsOf(page, { only: ['image-alt'] })).toEqual([found[1]])
  expect(await violationsOf(page, { exclude: 'iframe' })).toEqual([found[1]])
})
