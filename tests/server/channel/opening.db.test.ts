import type { Opening } from '@foyer/contract/channel/opening.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { describe, expect, it } from 'vitest'
import { givenAssets } from '../platform/given-assets.ts'

const world = givenWorld({}, { assetsDir: givenAssets() })

async function pageAt(path: string, language = 'de-CH,de;q=0.9,en;q=0.8'): Promise<string> {
  const answer = await fetch(world.node.address + path, { headers: { 'accept-language': language } })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  return answer.text()
}

function openingIn(page: string): Opening | undefined {
  const text = /<script type="application\/json" id="opening">([^<]*)<\/script><div id="root">/.exec(
    page,
  )?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as Opening)
}

async function channelOf(key: string, config: object): Promise<string> {
  const { tenantId } = world.demo
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key, config })
  return key
}

const framed = '/chat_online/index?loader=1&channelId='

describe('what the page of a loader’s frame brings', () => {
  it('the answer to channelInfo, to the letter', async () => {
    const answer = await fetch(`${world.node.address}/api/chat/visitor/channelInfo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channelId: 'demo' }),
    })
    const { data } = (await answer.json()) as { data: unknown }
    expect(openingIn(await pageAt(`${framed}demo`))?.channel).toEqual(data)
  })

  it('K-04 texts of the channel’s language, else of the address, else of the browser', async () => {
    const free = await channelOf('free', { language: '' })
    const french = await channelOf('french', { language: 'fr' })
    const codeAt = async (path: string, language?: string) =>
      openingIn(await pageAt(path, language))?.texts?.code
    expect(await codeAt(`${framed}${french}&locale=ar`)).toBe('fr')
    expect(await codeAt(`${framed}${free}&locale=ar`)).toBe('ar')
    expect(await codeAt(`${framed}${free}`)).toBe('de')
    expect(await codeAt(`${framed}${free}`, 'xx, en;q=0.5')).toBe('en')
  })

  it('whatever a channel says, it stays data', async () => {
    const key = await channelOf('hostile', { titleDesc: '</script><script>alert(1)</script><!--' })
    const page = await pageAt(`${framed}${key}`)
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(openingIn(page)?.channel.titleDesc).toBe('</script><script>alert(1)</script><!--')
  })

  it.each([
    ['without our loader', '/chat_online/index?channelId=demo'],
    ['another page', '/chat_online/leaveMsg?loader=1&channelId=demo'],
    ['an unknown channel', `${framed}nowhere`],
    ['no channel', '/chat_online/index?loader=1'],
  ])('%s: nothing', async (_what, path) => {
    const page = await pageAt(path)
    expect(page).toContain('<div id="root">')
    expect(openingIn(page)).toBeUndefined()
  })
})
