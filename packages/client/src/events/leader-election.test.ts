import { describe, expect, it } from 'vitest'
import { fakeBrowser, type FakeTab } from '../fakes/fake-browser.ts'
import { electLeader } from './leader-election.ts'

const [pingEveryMs, answerWithinMs] = [10_000, 2_000]

function candidate(ports: FakeTab) {
  const happened: string[] = []
  const election = electLeader({
    ports,
    name: 'test',
    pingEveryMs,
    answerWithinMs,
    isWatching: () => true,
    ping: () => void happened.push('ping'),
    onLead: () => void happened.push('lead'),
    onLost: () => void happened.push('lost'),
  })
  return { election, happened }
}

describe('the election', () => {
  it('T-25 makes the first tab the leader, and the next one when it leaves', async () => {
    const { openTab, clock } = fakeBrowser()
    const [one, two] = [candidate(openTab()), candidate(openTab())]
    await clock.advance(0)
    expect(one.happened).toContain('lead')
    expect(two.happened).not.toContain('lead')
    one.election.leave()
    await clock.advance(0)
    expect(two.happened.at(-1)).toBe('lead')
  })

  it('keeps a leader that answers, and replaces one that does not', async () => {
    const { openTab, clock } = fakeBrowser()
    const [one, two] = [candidate(openTab()), candidate(openTab())]
    await clock.advance(0)
    two.election.heard()
    await clock.advance(answerWithinMs)
    expect(two.happened).not.toContain('lead')
    await clock.advance(pingEveryMs)
    expect(two.happened).toContain('lead')
    expect(one.happened).toContain('lost')
  })

  it('asks nobody while it leads', async () => {
    const { openTab, clock } = fakeBrowser()
    const one = candidate(openTab())
    await clock.advance(0)
    const asked = one.happened.length
    await clock.advance(3 * pingEveryMs)
    expect(one.happened).toHaveLength(asked)
  })
})
