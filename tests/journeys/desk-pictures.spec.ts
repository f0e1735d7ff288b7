import { createServer, type AddressInfo, type Server } from 'node:net'
import { expect } from '@playwright/test'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'
import { givenDesk } from '../desk-looks/given-desk.ts'
import { openDesk } from './people/open-desk.ts'
import { test } from './people/test.ts'

/** Another site, or who pretends to be one: counts every connection, whatever is said on it. */
async function honeypot(): Promise<{ server: Server; port: number; touched: () => number }> {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port, touched: () => connections }
}

async function sendCard(visitor: Visitor, imgUrl: string, title: string): Promise<void> {
  const msgContent = JSON.stringify({ imgUrl, title, describe: 'Holds a litre', label: '€ 39', fromUrl: '' })
  const { body } = await visitor.call('sendMsg', { id: newId(), msgType: 7, msgContent })
  expect(body.code).toBe(200)
}

test('an agent’s browser does not go where a visitor’s product card says its picture is', async ({
  browser,
}) => {
  const trap = await honeypot()
  const desk = await givenDesk()
  const ana = await Agent.signIn(desk.http, desk.email)
  const { visitor, threadId } = await startTalk(desk.http, ana, desk.channelKey)
  await sendCard(visitor, `https://127.0.0.1:${trap.port}/teapot.png`, 'A teapot')
  await sendCard(visitor, `http://127.0.0.1:${trap.port}/kettle.png`, 'A kettle')

  const agent = await openDesk(browser, threadId, desk.email)
  const asked: string[] = []
  agent.page.on('request', (request) => void asked.push(request.url()))
  await agent.page.reload()
  await expect(agent.log.getByText('A kettle')).toBeVisible()
  // The picture was asked of our own server, which does not go to such an address either.
  await expect(agent.log.locator('.foyer-card-picture-missing')).toHaveCount(2)
  await expect(agent.log.getByText(`127.0.0.1:${trap.port}`).first()).toBeVisible()
  const own = new URL(agent.page.url()).origin
  expect(asked.filter((url) => url.startsWith('http') && new URL(url).origin !== own)).toEqual([])
  expect(new Set(asked.filter((url) => url.includes('/api/desk/picture/'))).size).toBe(2)
  expect(trap.touched()).toBe(0)

  // What a mistake in the page would do: the policy keeps the browser from it.
  const blocked = await agent.page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        const image = new Image()
        image.addEventListener('load', () => resolve('loaded'))
        image.src = src
      }),
    `https://127.0.0.1:${trap.port}/mistake.png`,
  )
  expect(blocked).toBe('img-src')
  expect(trap.touched()).toBe(0)
  await agent.close()
  trap.server.close()
})

test('a picture that the server could load is shown in its card', async ({ browser }) => {
  const desk = await givenDesk()
  const ana = await Agent.signIn(desk.http, desk.email)
  const { visitor, threadId } = await startTalk(desk.http, ana, desk.channelKey)
  await sendCard(visitor, 'https://shop.example/teapot.png', 'A teapot')
  const agent = await openDesk(browser, threadId, desk.email)
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await agent.page.route('**/api/desk/picture/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  )
  await agent.page.reload()
  const picture = agent.log.locator('.foyer-card-picture img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  expect(await picture.getAttribute('src')).toMatch(
    /^\/api\/desk\/picture\/[\w-]+\.\d+\?url=https%3A%2F%2Fshop/,
  )
  await agent.close()
})
