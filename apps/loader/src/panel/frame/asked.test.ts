import { expect, it } from 'vitest'
import { createAsked } from './asked.ts'

function aPort() {
  const posted: unknown[] = []
  const port = { postMessage: (message: unknown) => posted.push(message) } as unknown as MessagePort
  return { port, posted }
}

it('every wish has a number of its own, and its answer finds whoever asked', async () => {
  const { port, posted } = aPort()
  const asked = createAsked()
  const [first, second] = [asked.ask(port, { do: 'reset' }), asked.ask(port, { do: 'get', what: 'unread' })]
  expect(posted).toEqual([
    { id: 1, do: 'reset' },
    { id: 2, do: 'get', what: 'unread' },
  ])
  asked.answered({ type: 'done', id: 2, value: 7 })
  asked.answered({ type: 'failed', id: 1, reason: 'refused' })
  expect(await second).toBe(7)
  await expect(first).rejects.toThrow('refused')
})

it('a second answer, and one that nobody waits for, change nothing', async () => {
  const { port } = aPort()
  const asked = createAsked()
  const answer = asked.ask(port, { do: 'reset' })
  asked.answered({ type: 'done', id: 1, value: undefined })
  asked.answered({ type: 'failed', id: 1, reason: 'refused' })
  asked.answered({ type: 'failed', id: 9, reason: 'refused' })
  expect(await answer).toBeUndefined()
})

it('when the frame is gone nobody waits for ever', async () => {
  const { port } = aPort()
  const asked = createAsked()
  const answers = [asked.ask(port, { do: 'reset' }), asked.ask(port, { do: 'send', text: 'Hello' })]
  asked.failAll('destroyed')
  for (const answer of answers) await expect(answer).rejects.toThrow('destroyed')
})
