import { givenWorld } from '@foyer/testkit/given-world.ts'
import { expect, it } from 'vitest'
import { givenAssets } from './given-assets.ts'

const world = givenWorld({}, { assetsDir: givenAssets() })

it.each([
  ['gzip, deflate, br', 'br', '// widget, smaller'],
  ['gzip', 'gzip', '// widget, smaller'],
  ['identity', null, '// widget'],
])('a browser that reads %s is sent what the build made of it', async (accepted, encoding, body) => {
  const answer = await fetch(`${world.node.address}/chat_online/assets/main-B2x_9aQk.js`, {
    headers: { 'accept-encoding': accepted },
  })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(await answer.text()).toBe(body)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
})
