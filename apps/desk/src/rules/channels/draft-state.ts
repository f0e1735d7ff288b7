import type {
  SettingKey,
  WireChannelChanges,
  WireChannelSettings,
} from '@foyer/contract/settings/channel-settings.ts'
import type { WireChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import { flatPublished, flatSettings, nestedSettings } from '@foyer/core/channel/flat-settings.ts'
import { changedKeys, isSame, type Settings } from '@foyer/core/settings/settings.ts'

/** Somebody else changed a setting while it was edited here. */
export type DraftConflict = { key: SettingKey; mine: unknown; theirs: unknown; adminNick: string }

export type DraftState = {
  published: WireChannelSettings
  draft: WireChannelDraft
  /** Changes that the server has not answered, and those that it has not been told. */
  sent: Settings
  typed: Settings
  /** Keys of `typed` that replace what somebody else wrote. */
  insist: readonly SettingKey[]
  conflicts: readonly DraftConflict[]
}

export type Loaded = Pick<DraftState, 'published' | 'draft'>

export function openDraft({ published, draft }: Loaded): DraftState {
  return { published, draft, sent: {}, typed: {}, insist: [], conflicts: [] }
}

/** What colleagues have saved or published meanwhile. What is typed here stays. */
export function refreshDraft(state: DraftState, { published, draft }: Loaded): DraftState {
  return { ...state, published, draft }
}

export function typeDraft(state: DraftState, changes: WireChannelChanges): DraftState {
  return { ...state, typed: { ...state.typed, ...flatSettings(changes) } }
}

export type DraftSave = { changes: WireChannelChanges; insist: readonly SettingKey[] }

/** The next request, if there is something to save and none is under way. */
export function sendDraft(state: DraftState): { state: DraftState; save: DraftSave } | undefined {
  if (!hasUnsaved(state) || Object.keys(state.sent).length > 0) return undefined
  const save = { changes: nestedChanges(state.typed), insist: state.insist }
  return { state: { ...state, sent: state.typed, typed: {}, insist: [] }, save }
}

type Answer = { draft: WireChannelDraft; conflicts: readonly string[] }

export function saveAnswered(state: DraftState, { draft, conflicts }: Answer): DraftState {
  const shared = flatSettings(draft.changes)
  const published = flatPublished(state.published)
  const found = conflicts.map((key): DraftConflict => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server names keys that it was sent
    key: key as SettingKey,
    mine: state.sent[key],
    theirs: Object.hasOwn(shared, key) ? shared[key] : published[key],
    adminNick: draft.touched[key]?.adminNick ?? '',
  }))
  const others = state.conflicts.filter(({ key }) => !conflicts.includes(key))
  return { ...state, draft, sent: {}, conflicts: [...others, ...found] }
}

/** Nothing typed is lost: it is sent again with what came later. */
export function saveFailed(state: DraftState): DraftState {
  return { ...state, sent: {}, typed: { ...state.sent, ...state.typed } }
}

export function resolveConflict(state: DraftState, key: SettingKey, keep: 'mine' | 'theirs'): DraftState {
  const conflict = state.conflicts.find((one) => one.key === key)
  if (!conflict) return state
  const conflicts = state.conflicts.filter((one) => one !== conflict)
  if (keep === 'theirs') return { ...state, conflicts }
  return {
    ...state,
    conflicts,
    typed: { ...state.typed, [key]: conflict.mine },
    insist: [...state.insist, key],
  }
}

/** The settings as they would be published, with what is typed here. */
export function shownSettings({ published, draft, sent, typed }: DraftState): WireChannelSettings {
  const flat = { ...flatPublished(published), ...flatSettings(draft.changes), ...sent, ...typed }
  return { ...published, translations: {}, ...nestedChanges(flat) }
}

export function unpublishedKeys(state: DraftState): SettingKey[] {
  const keys = changedKeys(flatPublished(state.published), flatPublished(shownSettings(state)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both sides have the keys of settings
  return keys as SettingKey[]
}

export function hasUnsaved({ typed }: DraftState): boolean {
  return Object.keys(typed).length > 0
}

/** Whether a colleague's work is newer than what is shown here. */
export function isBehind(
  { draft }: DraftState,
  version: number,
  seen: { version: number; revision: number },
): boolean {
  return seen.version !== version || !isSame(seen.revision, draft.revision)
}

function nestedChanges(flat: Settings): WireChannelChanges {
  return nestedSettings(flat)
}
