import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Bootstrap } from '@foyer/contract/channel/bootstrap.ts'
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

function bootstrapIn(page: string): Bootstrap | undefined {
  const text = /<script type="application\/json" id="bootstrap">([^<]*)<\/script>/.exec(page)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as Bootstrap)
}

async function channelOf(key: string, config: Partial<ChannelConfig>): Promise<string> {
  const { tenantId } = world.demo
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key, config })
  return key
}

const framed = '/chat_online/index?loader=1&channelId='
const plain = '/chat_online/index?channelId='

describe('what the page of a chat brings', () => {
  it.each([framed, plain])('the answer to channelInfo, to the letter (%s)', async (path) => {
    const answer = await fetch(`${world.node.address}/api/chat/visitor/channelInfo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channelId: 'demo' }),
    })
    const { data } = (await answer.json()) as { data: unknown }
    expect(bootstrapIn(await pageAt(`${path}demo`))?.channel).toEqual(data)
  })

  it('K-04 texts of the channel’s language, else of the address, else of the browser', async () => {
    const free = await channelOf('free', { language: '' })
    const french = await channelOf('french', { language: 'fr' })
    const codeAt = async (path: string, language?: string) =>
      bootstrapIn(await pageAt(path, language))?.texts?.code
    expect(await codeAt(`${framed}${french}&locale=ar`)).toBe('fr')
    expect(await codeAt(`${framed}${free}&locale=ar`)).toBe('ar')
    expect(await codeAt(`${framed}${free}`)).toBe('de')
    expect(await codeAt(`${framed}${free}`, 'xx, en;q=0.5')).toBe('en')
  })

  it('whatever a channel says, it stays data', async () => {
    const key = await channelOf('hostile', { titleDesc: '</script><script>alert(1)</script><!--' })
    const page = await pageAt(`${framed}${key}`)
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(bootstrapIn(page)?.channel.titleDesc).toBe('</script><script>alert(1)</script><!--')
  })

  it('the first paint, with the texts of the channel', async () => {
    const key = await channelOf('painted', { robotName: 'Helper', robotWelcomeMsg: 'Hello & welcome' })
    const page = await pageAt(`${plain}${key}`)
    expect(page).toContain('<div id="root"><h1>Helper</h1><p>Hello &amp; welcome</p><i>yes</i></div>')
    expect(page).not.toContain('<template')
  })

  it('T-12 the first paint in the language of its texts, and in their direction', async () => {
    const key = await channelOf('arabic', { language: 'ar', robotName: 'Helper' })
    const page = await pageAt(`${plain}${key}`)
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('<p>مرحبًا</p>')
    const own = await channelOf('own', { language: 'ar', robotWelcomeMsg: 'Ahoy' })
    expect(await pageAt(`${plain}${own}`)).toContain('<p>Ahoy</p>')
    const german = await channelOf('german', { language: 'de' })
    expect(await pageAt(`${plain}${german}`)).toContain('<html lang="de" dir="ltr">')
  })

  it('S-09 a header in the first paint as the channel has it, with a line for its name', async () => {
    const nameless = await channelOf('nameless', { language: 'ar', robotName: '' })
    expect(await pageAt(`${plain}${nameless}`)).toMatch(/<h1>المساعد<\/h1>.*<i>yes<\/i>/)
    const untold = await channelOf('untold', { language: 'de', robotName: '' })
    expect(await pageAt(`${plain}${untold}`)).toContain('<h1>\u00a0</h1>')
    const hidden = await channelOf('headless', { navigationBarShowFlag: false })
    expect(await pageAt(`${plain}${hidden}`)).toContain('<i>no</i>')
  })

  it('no markup of a channel in the first paint', async () => {
    const robotName = '<img src=x onerror=alert(1)>{{greeting}}'
    const key = await channelOf('hostile-paint', { robotName, robotWelcomeMsg: 'a "b" < c' })
    const [, root] = (await pageAt(`${plain}${key}`)).split('<div id="root">')
    expect(root).toMatch(
      /^<h1>&lt;img src=x onerror=alert\(1\)&gt;\{\{greeting\}\}<\/h1><p>a &quot;b&quot; &lt; c<\/p>/,
    )
  })

  it.each([
    ['another page', '/chat_online/leaveMsg?loader=1&channelId=demo'],
    ['an unknown channel', `${framed}nowhere`],
    ['no channel', '/chat_online/index?loader=1'],
  ])('%s: nothing', async (_what, path) => {
    const page = await pageAt(path)
    expect(page).toContain('<div id="root"></div>')
    expect(bootstrapIn(page)).toBeUndefined()
  })
})
