import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import type { LeaveWords } from '@foyer/core/leave-message/words.ts'
import { describe, expect, it } from 'vitest'
import { editDraft, emptyLeaveDraft, sealDraft } from './draft.ts'
import { leaveTabs } from './tabs.ts'

const sam: LeaveWords = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  msgContent: 'The lid arrived cracked.',
}

describe('what is being written', () => {
  it('C-26 keeps its id over tries, until a word of it changes', () => {
    const tried = sealDraft({ ...emptyLeaveDraft, ...sam }, 'id-1')
    expect(tried.id).toBe('id-1')
    expect(sealDraft(tried, 'id-2').id).toBe('id-1')
    expect(editDraft(tried, 'customerName', 'Sam').id).toBe('id-1')
    const changed = editDraft(tried, 'customerPhone', '040')
    expect(changed).toMatchObject({ customerPhone: '040', id: '' })
    expect(sealDraft(changed, 'id-2').id).toBe('id-2')
  })
})

describe('S-22 the keys of the two tabs', () => {
  it.each([
    ['write', 'ArrowRight', 'earlier'],
    ['write', 'ArrowLeft', 'earlier'],
    ['earlier', 'ArrowRight', 'write'],
    ['earlier', 'Home', 'write'],
    ['earlier', 'End', 'earlier'],
    ['write', 'Tab', undefined],
    ['write', 'ArrowDown', undefined],
  ] as const)('from %s, %s leads to %s', (shown, key, expected) => {
    expect(tabAfterKey(leaveTabs, shown, key, false)).toBe(expected)
    expect(tabAfterKey(leaveTabs, shown, key, true)).toBe(expected)
  })
})
