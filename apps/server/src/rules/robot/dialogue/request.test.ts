import type { Dialogue, NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, playDialogue } from './dialogue-player.ts'
import { sampleFacts } from './sample-facts.ts'
import { outgoingOf } from './outgoing.ts'

const lookup: NodeOf<'request'> = {
  kind: 'request',
  method: 'GET',
  url: 'https://erp.shop.example/orders/{{x}}/state?lang={{visitor.language}}&again={{x}}',
  headers: { accept: 'application/json' },
  picks: [
    { path: 'order.lines.0.state', variable: 'state' },
    { path: 'order.pieces', variable: 'pieces' },
  ],
  goes: 'told',
  fails: 'sorry',
}
const dialogue: Dialogue = {
  ...orderDialogue,
  given: ['x'],
  start: 'ask',
  nodes: {
    ask: lookup,
    told: { kind: 'say', format: 'rich', text: '<b>{{state}}</b>, {{pieces}} pieces' },
    sorry: { kind: 'say', format: 'plain', text: 'Not now.' },
  },
}
const values = (x: string) => ({ variables: { x }, facts: sampleFacts })
const urlFor = (x: string, url = lookup.url) => outgoingOf({ ...lookup, url }, values(x))?.url
const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) })

describe('C-39 the site’s token', () => {
  const secret = { ...sampleFacts, 'visitor.customerToken': 's3cret', 'visitor.attributes.order-no': 'A-1' }
  const body = { token: '{{visitor.customerToken}}', order: '{{visitor.attributes.order-no}}' }
  const post = { ...lookup, method: 'POST' as const, body }

  it('is sent in the body of a request', () => {
    const sent = outgoingOf(post, { variables: { x: '1' }, facts: secret })
    expect(sent?.body).toBe('{"token":"s3cret","order":"A-1"}')
  })

  it('is empty in its address and in everything that is said', () => {
    const url = 'https://erp.shop.example/orders?token={{visitor.customerToken}}'
    expect(outgoingOf({ ...post, url }, { variables: {}, facts: secret })?.url).toBe(url.replace(/\{.*/, ''))
    const nodes = { ask: { kind: 'say', format: 'rich', text: '[{{visitor.customerToken}}]' } } as const
    expect(linesOf(playDialogue({ ...dialogue, nodes }, secret).start())).toEqual(['[]'])
  })
})

describe('the address', () => {
  it('has its variables encoded', () => {
    expect(urlFor('A 1/2?&#')).toBe(
      'https://erp.shop.example/orders/A%201%2F2%3F%26%23/state?lang=en&again=A%201%2F2%3F%26%23',
    )
  })

  it.each(['', ' ', '.', '..', '%2e%2e', '../admin', '..\\admin', 'a/../../b', '..;/admin', '.%2E'])(
    'is refused for %j, which would lead elsewhere',
    (x) => expect(urlFor(x)).toBeUndefined(),
  )

  it('stays at its host and its path, whatever a visitor types', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (x) => {
        const text = urlFor(x)
        if (text === undefined) return
        const value = String.raw`[\w.!~*'()%-]`
        expect(text).toMatch(
          new RegExp(`^https://erp\\.shop\\.example/orders/${value}+/state\\?lang=en&again=${value}*$`),
        )
        expect(text).not.toMatch(/\/(?:\.|%2e){1,2}\//i)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['https://{{x}}/', 'https://a.{{x}}.example/', 'https://a.example:{{x}}/', '{{x}}'])(
    '%s is never filled in',
    (url) => expect(urlFor('evil.example', url)).toBeUndefined(),
  )
})

describe('the rest of the request', () => {
  const post: NodeOf<'request'> = { ...lookup, method: 'POST', body: { order: '{{x}}', source: 'chat' } }
  const nasty = 'a"\r\nhost: evil.example\r\n\r\n'

  it('a body is JSON or urlencoded, with values that cannot break out', () => {
    expect(JSON.parse(outgoingOf(post, values(nasty))?.body ?? '')).toEqual({ order: nasty, source: 'chat' })
    const encoded = outgoingOf({ ...post, bodyType: 'urlencoded' }, values(nasty))
    expect(encoded?.body).toBe(`order=${encodeURIComponent(nasty)}&source=chat`)
  })

  it("headers are the dialogue's, never the visitor's", () => {
    expect(outgoingOf(post, values(nasty))).toMatchObject({
      headers: { accept: 'application/json' },
      contentType: 'application/json',
    })
  })
})

describe('the answer', () => {
  const given = (answer?: { status: number; body: string }) => {
    const play = playDialogue({
      ...dialogue,
      nodes: { ...dialogue.nodes, ask: { ...lookup, url: 'https://erp.shop.example/' } },
    })
    play.start()
    return play.take({ type: 'requestAnswered', ...(answer && { answer }) })
  }

  it('without a value for the path there is nothing to ask', () => {
    const { needs, says } = playDialogue(dialogue).start()
    expect(needs).toBeUndefined()
    expect(linesOf({ says })).toEqual(['Not now.'])
  })

  it('gives its named fields, as text', () => {
    const said = given(json({ order: { lines: [{ state: '<img src=x onerror=alert(1)>' }], pieces: 2 } }))
    expect(linesOf(said)).toEqual(['<b>&lt;img src=x onerror=alert(1)&gt;</b>, 2 pieces'])
  })

  it('what is missing, or no text, is empty', () => {
    for (const answer of [{}, [], { order: { lines: 'x', pieces: { a: 1 } } }, { order: null }])
      expect(linesOf(given(json(answer)))).toEqual(['<b></b>,  pieces'])
  })

  it('a prototype has no fields', () => {
    const node = {
      ...lookup,
      url: 'https://erp.shop.example/',
      picks: [{ path: 'constructor.name', variable: 'state' }],
    }
    const play = playDialogue({ ...dialogue, nodes: { ...dialogue.nodes, ask: node } })
    play.start()
    play.take({ type: 'requestAnswered', answer: json({}) })
    expect(play.state().variables['state']).toBe('')
  })

  it.each([
    ['no answer', undefined],
    ['a refusal', json({}, 404)],
    ['a redirect', json({}, 302)],
    ['a page', { status: 200, body: '<html>' }],
    ['a bare word', json('ok')],
    ['half an answer', { status: 200, body: '{"order":' }],
  ])('%s goes where failures go', (_name, answer) => expect(linesOf(given(answer))).toEqual(['Not now.']))

  it('a huge value is cut', () => {
    const play = given(json({ order: { lines: [{ state: 'a'.repeat(60_000) }], pieces: '👍'.repeat(999) } }))
    for (const value of Object.values(play.state.variables)) {
      expect(value.length).toBeLessThanOrEqual(dialogueLimits.variable)
      expect(value.isWellFormed()).toBe(true)
    }
    expect(JSON.stringify(play).length).toBeLessThan(20_000)
  })

  it('that nobody asked for changes nothing', () => {
    const play = playDialogue(orderDialogue)
    const before = play.start().state
    expect(play.take({ type: 'requestAnswered', answer: json({}) }).outcome).toEqual({ do: 'leave' })
    expect(play.state()).toEqual(before)
  })
})

it('a turn sends a few requests at most, however the sites answer', () => {
  const url = 'https://erp.shop.example/'
  const again = { ...lookup, url, goes: 'ask', fails: 'ask' }
  const play = playDialogue({ ...dialogue, nodes: { ask: again } })
  let sent = 0
  for (let step = play.start(); step.needs; step = play.take({ type: 'requestAnswered' })) sent++
  expect(sent).toBe(dialogueLimits.requests)
  expect(play.state().waits).toBe('nothing')
})

it('a dialogue that another one leads to goes on with what is left of the turn', () => {
  const url = 'https://erp.shop.example/'
  const play = playDialogue({ ...dialogue, nodes: { ...dialogue.nodes, ask: { ...lookup, url } } })
  const spent = { steps: 1, requests: dialogueLimits.requests, messages: 0 }
  expect(play.take({ type: 'started', turn: spent }).outcome).toEqual({ do: 'fail' })
  expect(play.take({ type: 'started' }).outcome).toEqual({ do: 'request' })
})

it('many long values do not make one huge message', () => {
  const names = Array.from({ length: 20 }, (_, at) => `v${at}`)
  const text = Array.from({ length: 300 }, (_, at) => `{{v${at % 20}}}`).join('')
  const wordy: Dialogue = {
    ...dialogue,
    start: 'ask',
    nodes: {
      ask: {
        ...lookup,
        url: 'https://erp.shop.example/',
        picks: names.map((variable) => ({ path: 'v', variable })),
      },
      told: { kind: 'say', format: 'plain', text },
      sorry: { kind: 'say', format: 'plain', text: 'Not now.' },
    },
  }
  const play = playDialogue(wordy)
  play.start()
  const [line = ''] = linesOf(play.take({ type: 'requestAnswered', answer: json({ v: '👍'.repeat(600) }) }))
  expect(line.length).toBeLessThanOrEqual(dialogueLimits.filledIn)
  expect(line.isWellFormed()).toBe(true)
})
