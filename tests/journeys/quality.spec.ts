import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { startConversation } from './people/conversation.ts'
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect((await new AxeBuilder({ page: agent.page }).analyze()).violations).toEqual([])
  expect(violations).toEqual([])
  await agent.close()
})

test('the desk keeps to a strict policy while an agent works', async ({ page, browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const deskPage = await context.newPage()
  const violations = collectViolations(deskPage)
  await deskPage.goto(address('/desk/'))
  await expect(deskPage.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect((await new AxeBuilder({ page: deskPage }).analyze()).violations).toEqual([])
  const agent = await AgentPage.signInOn(deskPage)
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
