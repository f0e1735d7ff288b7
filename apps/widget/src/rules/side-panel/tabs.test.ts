import { describe, expect, it } from 'vitest'
import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import { panelTabs, shownTab, type PanelTab } from './tabs.ts'

const flags = (quickFlag: boolean, questionFlag: boolean) => ({ quickFlag, questionFlag })

describe('S-27 the tabs of the side panel', () => {
  it('quick and question by their flags', () => {
    expect(panelTabs(flags(true, true), false)).toEqual(['quick', 'question'])
    expect(panelTabs(flags(true, false), false)).toEqual(['quick'])
    expect(panelTabs(flags(false, true), false)).toEqual(['question'])
    expect(panelTabs(flags(false, false), false)).toEqual([])
  })

  it('S-27 P-02 customer only with an agent, and only beside another', () => {
    expect(panelTabs(flags(true, true), true)).toEqual(['quick', 'question', 'customer'])
    expect(panelTabs(flags(false, true), true)).toEqual(['question', 'customer'])
    expect(panelTabs(flags(false, false), true)).toEqual([])
  })

  it('S-27 quick is shown first, else question', () => {
    expect(shownTab(['quick', 'question', 'customer'], undefined)).toBe('quick')
    expect(shownTab(['question', 'customer'], undefined)).toBe('question')
    expect(shownTab([], undefined)).toBeUndefined()
  })

  it('S-27 what was chosen stays until it is gone', () => {
    expect(shownTab(['quick', 'question', 'customer'], 'customer')).toBe('customer')
    expect(shownTab(['quick', 'question'], 'customer')).toBe('quick')
  })
})

describe('S-27 the keys of the tabs', () => {
  const tabs: readonly PanelTab[] = ['quick', 'question', 'customer']

  it.each([
    ['quick', 'ArrowRight', false, 'question'],
    ['customer', 'ArrowRight', false, 'quick'],
    ['quick', 'ArrowLeft', false, 'customer'],
    ['question', 'ArrowLeft', false, 'quick'],
    ['quick', 'ArrowLeft', true, 'question'],
    ['quick', 'ArrowRight', true, 'customer'],
    ['question', 'Home', false, 'quick'],
    ['question', 'End', true, 'customer'],
  ] as const)('from %s, %s (right to left: %s) leads to %s', (shown, key, isRtl, expected) => {
    expect(tabAfterKey(tabs, shown, key, isRtl)).toBe(expected)
  })

  it.each(['Tab', 'Enter', 'ArrowDown', 'a'])('%s is the browser’s', (key) => {
    expect(tabAfterKey(tabs, 'quick', key, false)).toBeUndefined()
  })
})
