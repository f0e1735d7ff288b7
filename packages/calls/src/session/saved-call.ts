import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { CallSide } from '@foyer/contract/calls/ends.ts'
import { isFields, num, parseJson, str } from '@foyer/contract/readers.ts'
import type { SavedCall } from '@foyer/core/calls/state.ts'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage key of the tab's current call. The entry survives a reload but not the tab. */
export function savedCallKey(side: CallSide): string {
  return `foyer&call&${side}`
}

export function readKept(storage: TabStorage | undefined, side: CallSide): SavedCall | undefined {
  const kept = parseJson(read(storage, savedCallKey(side)) ?? 'null')
  if (!isFields(kept) || str(kept, 'callId') === '' || str(kept, 'leg') === '') return undefined
  const { farewell, mine } = kept
  return {
    callId: str(kept, 'callId'),
    leg: str(kept, 'leg'),
    at: num(kept, 'at'),
    since: num(kept, 'since'),
    media: kept['media'] === 'video' ? 'video' : 'voice',
    mine: {
      isMuted: isFields(mine) && mine['isMuted'] === true,
      isCameraOff: isFields(mine) && mine['isCameraOff'] === true,
    },
    ...((farewell === 'hangUp' || farewell === 'decline') && { farewell }),
  }
}

export function writeKept(
  storage: TabStorage | undefined,
  side: CallSide,
  kept: SavedCall | undefined,
): void {
  try {
    if (kept) storage?.setItem(savedCallKey(side), JSON.stringify(kept))
    else storage?.removeItem(savedCallKey(side))
  } catch {
    ignoreExpected('full or blocked storage costs only the way back after a reload')
  }
}

function read(storage: TabStorage | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined
  } catch {
    return ignoreExpected('storage is blocked')
  }
}
