import { expect } from '@playwright/test'
import { AgentPage } from './people/agent-page.ts'
import { goalMs, owner, startEmpty, type EmptyInstallation } from './people/empty-installation.ts'
import { HostPage } from './people/hosts.ts'
import { test } from './people/test.ts'

const setup = {
  organisation: { name: owner.organisation, key: 'harbour' },
  owner: { name: owner.name, email: owner.email, password: owner.password },
  timeZone: 'Europe/Lisbon',
  appearance: { color: '#0a7d4f', name: 'Otto', greeting: 'Ahoy! What brings you here?' },
  agents: [{ name: 'Ben', email: 'ben@harbour.example' }],
  robot: {
    questions: [{ question: 'When are you open?', answer: 'We are open Monday to Friday, 9:00 to 17:00.' }],
  },
}

type Done = { agents: { email: string; password: string }[]; deskUrl: string; scriptTag: string }

let installation: EmptyInstallation

test.beforeEach(async () => {
  installation = await startEmpty()
})

test.afterEach(() => installation.close())

test('the same through foyer setup --json: one command, the tag, and an agent answers', async ({
  browser,
  page,
}) => {
  test.slow()
  const began = Date.now()
  const { address, siteOf, foyer } = installation
  const { agents, deskUrl, scriptTag } = await foyer<Done>(['setup'], JSON.stringify(setup))
  const [account] = agents
  expect(account?.email).toBe('ben@harbour.example')
  expect(scriptTag).toContain(`${address}/foyer.js`)
  const channel = /data-channel="([^"]+)"/.exec(scriptTag)?.[1] ?? ''

  const shop = new HostPage(await (await browser.newContext({ locale: 'en-GB' })).newPage(), 'plain')
  await test.step('a visitor of another site is answered by the robot', async () => {
    await shop.openAt(siteOf(channel))
    await shop.openChat()
    await expect(shop.visitor.log.getByText(setup.appearance.greeting)).toBeVisible()
    await shop.visitor.write('When are you open?')
    await expect(shop.visitor.log.getByText('We are open Monday to Friday, 9:00 to 17:00.')).toBeVisible()
  })

  await test.step('and by an agent with the password that the command printed', async () => {
    await page.goto(deskUrl)
    await page.getByLabel('Email address').fill(account?.email ?? '')
    await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    await shop.visitor.waitForPerson()
    await shop.visitor.write('May I come on Saturday?')
    const ben = new AgentPage(page)
    await ben.take('May I come on Saturday?')
    await ben.reply('Yes, ring the bell.')
    await expect(shop.visitor.message('Yes, ring the bell.')).toBeVisible()
  })
  const tookMs = Date.now() - began
  console.log(`foyer setup: ${Math.round(tookMs / 1000)} s from the command to the answer of an agent`)
  expect(tookMs).toBeLessThan(goalMs)
  await shop.page.context().close()
})
