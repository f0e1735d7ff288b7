import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { broken, hanging, late, redirects } from '@foyer/testkit/model/misbehaviours.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import { ask, asking, shortLimits, withModel } from './given-model.ts'

const world = givenWorld()
let server: ModelServer
/** Each test has a model of its own: one that keeps failing is left alone for a while. */
const patient = () => withModel(world.node.deps, server)
const impatient = () => withModel(world.node.deps, server, shortLimits)

beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

/** The whole log of the visitor, by who said what. */
async function said(who: Awaited<ReturnType<typeof asking>>): Promise<string[]> {
  const { data } = (await who.visitor.call('getSessionMsg', { sessionId: who.visitor.started.sessionId }))
    .body
  return (data['msgList'] as { senderType: number; id: string }[]).map(({ senderType }) => String(senderType))
}

describe('T-03 whatever the model does, there is an end', () => {
  it.each(Object.entries(hanging))('%s: given up in time', async (_name, behaviour) => {
    server.behave(behaviour)
    const who = await asking(world)
    expect(await ask(impatient(), who)).toEqual({ outcome: 'fallback', why: 'slow' })
    expect(await said(who)).toEqual(['1'])
    await expect.poll(server.open).toBe(0)
  })

  const reasons: Partial<Record<keyof typeof broken, string>> = {
    emptyAnswer: 'unanswered',
    endsForItsLength: 'cut',
    doesNotKnow: 'unanswered',
    namesNoDocument: 'ungrounded',
    namesUnknownDocuments: 'ungrounded',
    talksTooMuch: 'tooLong',
  }
  const named = new Map(Object.entries(reasons))

  it.each(Object.entries(broken))('%s: answered from knowledge instead', async (name, behaviour) => {
    server.behave(behaviour)
    const who = await asking(world)
    const outcome = await ask(patient(), who)
    // Ten megabytes are cut off by whichever bound is met first: of letters or of bytes.
    if (name === 'tenMegabytes') expect(outcome).toMatchObject({ outcome: 'fallback' })
    else expect(outcome).toEqual({ outcome: 'fallback', why: named.get(name) ?? 'broken' })
    expect(await said(who)).toEqual(['1'])
    await expect.poll(server.open).toBe(0)
  })

  it.each(Object.entries(late))('%s: the answer counts, it was whole', async (_name, behaviour) => {
    server.behave(behaviour)
    const who = await asking(world)
    expect(await ask(patient(), who)).toMatchObject({ outcome: 'answered' })
    expect(await said(who)).toEqual(['1', '3'])
    await expect.poll(server.open).toBe(0)
  })

  it('one that keeps failing is left alone for a while: nobody waits for what fails anyway', async () => {
    server.behave(broken.says500)
    const deps = patient()
    const outcomes: unknown[] = []
    for (let turn = 0; turn < 6; turn += 1) outcomes.push(await ask(deps, await asking(world)))
    expect(outcomes.at(4)).toEqual({ outcome: 'fallback', why: 'broken' })
    expect(outcomes.at(5)).toEqual({ outcome: 'fallback', why: 'resting' })
  })

  it('nothing of it is said aloud, not even when the library is told to', async () => {
    const said: string[] = []
    const { log, error, warn, info, debug } = console
    const listen = (...words: unknown[]): void => void said.push(words.map(String).join(' '))
    Object.assign(console, { log: listen, error: listen, warn: listen, info: listen, debug: listen })
    process.env['OPENAI_LOG'] = 'debug'
    for (const behaviour of [says('[1] Yes.'), broken.invalidJson, broken.says401]) {
      server.behave(behaviour)
      await ask(patient(), await asking(world))
    }
    delete process.env['OPENAI_LOG']
    Object.assign(console, { log, error, warn, info, debug })
    expect(said).toEqual([])
  })

  it('the model is absent: nobody listens at its address', async () => {
    const gone = await startModelServer()
    await gone.close()
    expect(await ask(withModel(world.node.deps, gone), await asking(world))).toEqual({
      outcome: 'fallback',
      why: 'broken',
    })
  })

  it('and it answers again as soon as it can', async () => {
    server.behave(says('[1] Within **30 days**.'))
    const who = await asking(world)
    expect(await ask(patient(), who)).toMatchObject({ outcome: 'answered' })
    expect(await said(who)).toEqual(['1', '3'])
  })
})

describe('where a model may be', () => {
  it('a redirect is not followed, to a private address or any other', async () => {
    const trap = await startModelServer(says('[1] trapped'))
    for (const to of [trap.endpoint.baseUrl, 'http://169.254.169.254/latest', 'file:///etc/passwd']) {
      server.behave(redirects(to))
      expect(await ask(patient(), await asking(world))).toEqual({ outcome: 'fallback', why: 'broken' })
    }
    expect(trap.asked).toEqual([])
    await trap.close()
  })

  it('a private address is not reached unless the operator names it', async () => {
    server.behave(says('[1] reached'))
    const before = server.asked.length
    const unlisted = withModel(world.node.deps, server, {}, { allow: [] })
    expect(await ask(unlisted, await asking(world))).toEqual({ outcome: 'fallback', why: 'broken' })
    const { port } = new URL(server.endpoint.baseUrl)
    for (const host of ['localhost', '[::ffff:127.0.0.1]', '2130706433', '0']) {
      const endpoint = { ...server.endpoint, baseUrl: `http://${host}:${port}/v1` }
      const other = withModel(world.node.deps, server, {}, { allow: [], endpoint })
      expect(await ask(other, await asking(world))).toEqual({ outcome: 'fallback', why: 'broken' })
    }
    expect(server.asked).toHaveLength(before)
  })

  it('a neighbour may be named by its name', async () => {
    server.behave(says('[1] reached'))
    const { port } = new URL(server.endpoint.baseUrl)
    const endpoint = { ...server.endpoint, baseUrl: `http://localhost:${port}/v1` }
    const named = withModel(world.node.deps, server, {}, { allow: [`localhost:${port}`], endpoint })
    expect(await ask(named, await asking(world))).toMatchObject({ outcome: 'answered' })
  })
})
