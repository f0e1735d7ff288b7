import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import type { WireChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import { describe, expect, it } from 'vitest'
import {
  hasUnsaved,
  openDraft,
  refreshDraft,
  resolveConflict,
  saveAnswered,
  saveFailed,
  sendDraft,
  shownSettings,
  typeDraft,
  unpublishedKeys,
  type DraftState,
} from './draft-state.ts'

const published = channelSettingsExample
const empty: WireChannelDraft = { revision: 3, changes: {}, touched: {} }
const opened = openDraft({ published, draft: empty })

function sent(state: DraftState): DraftState {
  const next = sendDraft(state)
  if (!next) throw new Error('nothing to send')
  return next.state
}

const byBen: WireChannelDraft = {
  revision: 5,
  changes: { titleDesc: 'Ben’s' },
  touched: { titleDesc: { revision: 5, adminId: '4', adminNick: 'Ben', time: 1 } },
}

describe('the draft of a channel in an editor', () => {
  it('shows what is typed at once, and what is unpublished', () => {
    const state = typeDraft(opened, { mainColor: '#000000', translations: { de: { Rude: 'Unhöflich' } } })
    expect(shownSettings(state).mainColor).toBe('#000000')
    expect(shownSettings(state).translations).toEqual({ de: { Rude: 'Unhöflich' } })
    expect(unpublishedKeys(state).toSorted()).toEqual(['mainColor', 'translations.de'])
    expect(unpublishedKeys(typeDraft(state, { mainColor: published.mainColor }))).toEqual(['translations.de'])
  })

  it('sends one request at a time, and keeps what is typed meanwhile', () => {
    const first = sendDraft(typeDraft(opened, { mainColor: '#000000' }))
    expect(first?.save).toEqual({ changes: { mainColor: '#000000' }, insist: [] })
    const meanwhile = typeDraft(first?.state ?? opened, { titleDesc: 'New' })
    expect(sendDraft(meanwhile)).toBeUndefined()
    const saved = saveAnswered(meanwhile, {
      draft: { ...empty, revision: 4, changes: { mainColor: '#000000' } },
      conflicts: [],
    })
    expect(hasUnsaved(saved)).toBe(true)
    expect(shownSettings(saved)).toMatchObject({ mainColor: '#000000', titleDesc: 'New' })
    expect(sendDraft(saved)?.save.changes).toEqual({ titleDesc: 'New' })
  })

  it('sends a failed save again, with what was typed later in front', () => {
    const state = typeDraft(sent(typeDraft(opened, { mainColor: '#000000', titleDesc: 'One' })), {
      titleDesc: 'Two',
    })
    const again = sendDraft(saveFailed(state))
    expect(again?.save.changes).toEqual({ mainColor: '#000000', titleDesc: 'Two' })
  })

  it('takes over what colleagues save, without losing what is typed here', () => {
    const state = refreshDraft(typeDraft(opened, { mainColor: '#000000' }), { published, draft: byBen })
    expect(shownSettings(state)).toMatchObject({ mainColor: '#000000', titleDesc: 'Ben’s' })
  })

  describe('when a colleague was faster', () => {
    const asked = sent(typeDraft(opened, { titleDesc: 'Mine' }))
    const conflicting = saveAnswered(asked, { draft: byBen, conflicts: ['titleDesc'] })

    it('names both values and the colleague', () => {
      expect(conflicting.conflicts).toEqual([
        { key: 'titleDesc', mine: 'Mine', theirs: 'Ben’s', adminNick: 'Ben' },
      ])
      expect(hasUnsaved(conflicting)).toBe(false)
    })

    it('mine is sent with the word that I insist', () => {
      const next = sendDraft(resolveConflict(conflicting, 'titleDesc', 'mine'))
      expect(next?.save).toEqual({ changes: { titleDesc: 'Mine' }, insist: ['titleDesc'] })
      expect(next?.state.conflicts).toEqual([])
    })

    it('theirs stays, and nothing is sent', () => {
      const next = resolveConflict(conflicting, 'titleDesc', 'theirs')
      expect(shownSettings(next).titleDesc).toBe('Ben’s')
      expect(sendDraft(next)).toBeUndefined()
    })

    it('a colleague who undid a change is a conflict with what is published', () => {
      const undone = saveAnswered(asked, { draft: { ...byBen, changes: {} }, conflicts: ['titleDesc'] })
      expect(undone.conflicts[0]?.theirs).toBe(published.titleDesc)
    })
  })
})
