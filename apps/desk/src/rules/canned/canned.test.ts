import { describe, expect, it } from 'vitest'
import { searchCanned } from './search.ts'
import { fillCanned, openVariables } from './variables.ts'

const facts = {
  'visitor.name': 'Sam',
  'visitor.email': '',
  'visitor.phone': '',
  'agent.name': 'Ana',
  'channel.name': 'Shop',
}

describe('canned replies', () => {
  it('are filled with what is known', () => {
    expect(fillCanned('Hello {{visitor.name}}, {{ agent.name }} of {{channel.name}}.', facts)).toBe(
      'Hello Sam, Ana of Shop.',
    )
    expect(fillCanned('No variables {here} }} {{', facts)).toBe('No variables {here} }} {{')
  })

  it('keep what is unknown or empty, and say where it stands', () => {
    const text = fillCanned('{{visitor.email}} {{order.id}} {{toString}}', facts)
    expect(text).toBe('{{visitor.email}} {{order.id}} {{toString}}')
    expect(openVariables(text).map(({ name }) => name)).toEqual(['visitor.email', 'order.id', 'toString'])
    const [first] = openVariables('a {{ x }} b')
    expect(first).toEqual({ name: 'x', start: 2, end: 9 })
  })

  it('do not read what was filled in', () => {
    expect(fillCanned('{{visitor.name}}', { ...facts, 'visitor.name': '{{agent.name}}' })).toBe(
      '{{agent.name}}',
    )
  })

  it('are found by every word, in titles first', () => {
    const replies = [
      { title: 'Returns', text: 'How to send a kettle back' },
      { title: 'Kettle care', text: 'Vinegar' },
      { title: 'About a kettle', text: '…' },
      { title: '退货', text: '请寄回' },
    ]
    const titles = (typed: string) => searchCanned(replies, typed).map(({ title }) => title)
    expect(titles('KETTLE')).toEqual(['Kettle care', 'About a kettle', 'Returns'])
    expect(titles('kettle back')).toEqual(['Returns'])
    expect(titles('货')).toEqual(['退货'])
    expect(titles('')).toHaveLength(4)
    expect(titles('nothing')).toEqual([])
  })
})
