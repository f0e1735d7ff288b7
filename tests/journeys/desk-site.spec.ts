import { generateKeyPairSync } from 'node:crypto'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { readChannelConfig } from '@foyer/server/features/channel/read-channel-config.ts'
import { Http } from '@foyer/testkit/http.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { signIdentity } from '@foyer/testkit/sign-identity.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'
import { worldDeps } from './people/world.ts'

async function openSitePage(agent: AgentPage): Promise<void> {
  await agent.page.getByRole('link', { name: 'Settings', exact: true }).click()
  await agent.page.getByRole('link', { name: 'Your site' }).click()
  await expect(agent.page.getByRole('heading', { name: 'Install on your site' })).toBeVisible()
}

async function originsOf(channelId: string): Promise<string[]> {
  const { db } = await worldDeps()
  const channel = await db
    .selectFrom('channels')
    .select('config')
    .where('key', '=', channelId)
    .executeTakeFirstOrThrow()
  return readChannelConfig(channel.config).config.allowedOrigins
}

/** Another one of the same tenant, whose key is that of its first. */
async function secondChannel(tenantKey: string): Promise<string> {
  const { db } = await worldDeps()
  const { id } = await db
    .selectFrom('tenants')
    .select('id')
    .where('key', '=', tenantKey)
    .executeTakeFirstOrThrow()
  const key = `${tenantKey}-2`
  await seedChannel(db, { tenantId: id, tenantKey, key })
  return key
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** As a site's server would, for the customer of the journey. */
async function runExample(code: string, secret: string): Promise<string> {
  const jose = createRequire(import.meta.resolve('@foyer/testkit/sign-identity.ts')).resolve('jose')
  const runnable = code.replace("'jose'", JSON.stringify(pathToFileURL(jose).href))
  process.env['FOYER_SECRET'] = secret
  const example = (await import(`data:text/javascript,${encodeURIComponent(runnable)}`)) as {
    proofOf: (user: object) => Promise<string>
  }
  return example.proofOf({ id: 'customer-4711', name: 'Sam', email: 'sam@shop.example' })
}

test('a channel is put on a site: the tag, the link, and who may show it', async ({ browser }) => {
  const { ana, channelId } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSitePage(agent)

  await page.getByRole('button', { name: 'Copy the script tag' }).click()
  await expect(page.getByText('Copied.').first()).toBeVisible()
  const tag = `<script async src="${address('')}/foyer.js" data-channel="${channelId}"></script>`
  expect(await copied(page)).toBe(tag)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => copied(page)).toBe(address(`/chat_online/index?channelId=${channelId}`))

  await test.step('sites, with keys alone', async () => {
    const sites = page.getByRole('list', { name: 'Allowed sites' })
    const box = page.getByLabel('Add a site')
    await expect(page.getByText('The list is empty: every site may show this channel.')).toBeVisible()
    await box.focus()
    await page.keyboard.type('Shop.example/kettles')
    await page.keyboard.press('Enter')
    await expect(sites.getByText('https://shop.example')).toBeVisible()
    await expect(page.getByText('The list is empty: every site may show this channel.')).toHaveCount(0)
    await expect(box).toHaveValue('')
    await page.keyboard.type('https://*.shop.example')
    await page.keyboard.press('Enter')
    await expect(sites.getByRole('listitem')).toHaveCount(2)
    expect(await originsOf(channelId)).toEqual(['https://shop.example', 'https://*.shop.example'])

    await page.keyboard.type('shop.example')
    await page.keyboard.press('Enter')
    await expect(page.getByText('https://shop.example is already on the list.')).toBeVisible()
    await box.fill('two words')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is not the address of a site')).toBeVisible()
    await keepsToWcag(page)
  })

  await test.step('the last one is not removed by accident: without it every site may', async () => {
    await page.getByRole('button', { name: 'Remove https://*.shop.example' }).click()
    await expect(page.getByRole('button', { name: 'Remove https://*.shop.example' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove https://shop.example' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove the last site?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await originsOf(channelId)).toEqual(['https://shop.example'])
    await page.getByRole('button', { name: 'Remove https://shop.example' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('The list is empty: every site may show this channel.')).toBeVisible()
    expect(await originsOf(channelId)).toEqual([])
  })

  await test.step('with a second channel one chooses, and changes only that one', async () => {
    const second = await secondChannel(channelId)
    await page.reload()
    await page.getByLabel('Channel', { exact: true }).selectOption(second)
    await expect(page.getByText(`data-channel="${second}"`)).toBeVisible()
    await page.getByLabel('Add a site').fill('https://shop.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove https://shop.example' })).toBeVisible()
    expect(await originsOf(second)).toEqual(['https://shop.example'])
    expect(await originsOf(channelId)).toEqual([])
    await keepsToWcag(page)
  })
  await agent.close()
})

test('a site’s user is verified by a secret that is shown once, until it is revoked', async ({ browser }) => {
  const { ana, channelId } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSitePage(agent)
  const dialog = page.getByRole('dialog')
  const keys = page.getByRole('list', { name: 'Keys' })

  await expect(page.getByText('There is no key yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New secret' }).click()
  await expect(dialog.getByRole('button', { name: 'Copy the secret' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => copied(page)).toMatch(/^[\w-]{43}$/)
  const secret = await copied(page)
  await keepsToWcag(page)
  // A press beside it does not end it.
  await page.mouse.click(5, 5)
  await expect(dialog.getByText(secret)).toBeVisible()
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(keys.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(keys.getByRole('listitem')).toHaveCount(1)
  expect(await page.content()).not.toContain(secret)

  const http = new Http(address(''))
  const visitor = await Visitor.start(http, { channelId, userName: 'Somebody', phone: '13800138000' })
  const threadId = await threadIdOf(visitor)
  const panel = page.getByRole('complementary', { name: 'Visitor details' })

  await test.step('what they claim is shown as claimed, what the site proves as verified', async () => {
    await page.goto(address(`/desk/inbox/${threadId}`))
    await expect(panel.getByText('Unverified', { exact: true })).toBeVisible()
    const person = { channelId, sub: 'customer-4711', name: 'Sam Okafor', email: 'sam@shop.example' }
    const jwt = await signIdentity({ secret }, person)
    expect((await visitor.call('identify', { jwt })).body.code).toBe(200)
    await page.reload()
    await expect(panel.getByText('Verified', { exact: true })).toBeVisible()
    await expect(panel.getByText('customer-4711')).toBeVisible()
    await expect(panel.getByText('sam@shop.example', { exact: true })).toBeVisible()
    // The site has said nothing of a phone.
    await expect(panel.getByText('13800138000 (unverified)')).toBeVisible()
    await keepsToWcag(page)
  })

  await openSitePage(agent)
  await test.step('the example does what it says', async () => {
    await page.getByText('How to sign, with an example for Node').click()
    await page.getByRole('button', { name: 'Copy the example for the server' }).click()
    await expect.poll(() => copied(page)).toContain('SignJWT')
    const jwt = await runExample(await copied(page), secret)
    const other = await Visitor.start(http, { channelId })
    const { body } = await other.call('identify', { jwt })
    expect(body).toMatchObject({ code: 200, data: { userId: visitor.started.userId } })
    await keepsToWcag(page)
  })

  await test.step('revoked', async () => {
    await page.getByRole('button', { name: /^Revoke key/ }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(keys.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: /^Revoke key/ }).click()
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(page.getByText('There is no key yet.')).toBeVisible()
    const jwt = await signIdentity({ secret }, { channelId, sub: 'customer-4712' })
    const other = await Visitor.start(http, { channelId })
    expect((await other.call('identify', { jwt })).body.error).toBe('identity.unproven')
  })
  await agent.close()
})

test('a public key is pasted; a private one does not leave the browser', async ({ browser }) => {
  const { ana, channelId } = await ownTeam()
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await openSitePage(agent)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.getByRole('button', { name: 'Add a public key' }).click()
  const dialog = page.getByRole('dialog')
  const box = dialog.getByLabel('Public key')
  await expect(box).toBeFocused()

  await box.fill(privateKey)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('This is a private key. It was not sent.')).toBeVisible()
  expect(sent.filter((body) => body.includes('PRIVATE KEY'))).toEqual([])
  await box.fill('my key')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('This is not a public key on the curve P-256.')).toBeVisible()
  await keepsToWcag(page)
  await box.fill(publicKey)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Public key (ES256)')).toBeVisible()

  const visitor = await Visitor.start(new Http(address('')), { channelId })
  const jwt = await signIdentity({ privateKey }, { channelId, sub: 'customer-4711' })
  expect((await visitor.call('identify', { jwt })).body.code).toBe(200)
  await agent.close()
})

test('the page is for owners and admins: agents do not find it', async ({ browser }) => {
  const { ben } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ben)
  await agent.page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(agent.page.getByRole('link', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(agent.page.getByRole('link', { name: 'Your site' })).toHaveCount(0)
  await agent.page.goto(address('/desk/settings/site'))
  await expect(agent.page.getByText('Only owners and admins see this page.')).toBeVisible()
  await keepsToWcag(agent.page)
  await agent.close()
})
