import { describe, expect, it } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { routes } from '@foyer/server/routes.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { givenAssets } from '../platform/given-assets.ts'
import { givenLink, givenTicket } from '../tickets/given.ts'

const world = givenWorld({}, { assetsDir: givenAssets() })

const guarded = routes.filter(({ endpoint }) => endpoint.access !== 'public').map(({ endpoint }) => endpoint)

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(world.node.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: number; data: Record<string, unknown> }
}

describe('72: a link with somebody else in it makes nobody somebody else', () => {
  it('chatStart: whoever an address or a body names, without the header the visitor is new', async () => {
    const victim = await Visitor.start(world.http)
    const { userId, token, sessionId } = victim.started
    const named = new URLSearchParams({ userId, token, sessionId }).toString()
    const start = { channelId: 'demo', pid: newId(), userId, token, sessionId }
    const attempts: Record<string, string>[] = [
      {},
      { cookie: `token=${token}; userId=${userId}; foyer-desk=${token}` },
      { authorization: `Bearer ${token}`, 'x-token': token, 'x-foyer-token': token },
      { referer: `${world.node.address}/chat_online/index?${named}` },
    ]
    for (const headers of attempts) {
      const { data } = await post(`${pathOf('chatStart')}?${named}`, start, headers)
      expect(data['userId']).not.toBe(userId)
      expect(data['sessionId']).not.toBe(sessionId)
      expect(data['token']).not.toBe(token)
    }
  })

  it.each(guarded.map(({ name, access }) => [name, access] as const))(
    '%s takes no proof from its address, body or a foreign cookie',
    async (name, access) => {
      const { token, userId } = (await Visitor.start(world.http)).started
      const desk: Record<string, string> = access === 'agent' ? { 'x-foyer-desk': '1' } : {}
      const { code } = await post(
        `${pathOf(name)}?token=${token}&cookie=${token}&userId=${userId}`,
        { token, userId },
        { ...desk, cookie: `token=${token}` },
      )
      expect(code).toBe(401)
    },
  )

  it("a ticket's link opens it by the header only", async () => {
    const { woId } = await givenTicket(world)
    const { token } = await givenLink(world, woId)
    const body = { woId, userId: 'whoever', token }
    const path = `${pathOf('queryWoById')}?token=${token}`
    expect((await post(path, body)).code).toBe(401)
    expect((await post(path, body, { token })).code).toBe(200)
  })

  it('a page takes nothing from its address: no cookie, no word of it', async () => {
    const { token, userId } = (await Visitor.start(world.http)).started
    const { cookie } = (await Agent.signIn(world.http)).headers
    for (const page of ['index', 'leaveMsg', 'question', 'formData', 'workorder']) {
      const query = `channelId=demo&userId=${userId}&token=${token}&cookie=${cookie}`
      const answer = await fetch(`${world.node.address}/chat_online/${page}?${query}`)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain(token)
    }
  })
})

it('73: no answer lets a browser name its address to others, or keeps what proves an identity', async () => {
  const { token } = (await Visitor.start(world.http)).started
  const paths = [
    '/chat_online/index',
    '/chat_online/workorder',
    '/chat_online/404',
    '/desk/',
    '/nowhere',
    '/%',
  ]
  for (const path of [...paths, '/files/a/b', '/foyer.js', '/embed/demo']) {
    const { headers } = await fetch(`${world.node.address}${path}?token=${token}`)
    expect(`${path} ${headers.get('referrer-policy')}`).toBe(`${path} no-referrer`)
  }
  for (const name of ['chatStart', 'queryWoById', 'sendMsg'] as const) {
    const { headers } = await world.http.call(name, { channelId: 'demo' }, { token })
    expect(headers.get('cache-control')).toBe('no-store')
  }
})
