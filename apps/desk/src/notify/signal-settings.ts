import { createStore } from '../live/store.ts'
import { browserStorage } from '../storage.ts'

/** What this browser may do to be noticed. A computer at home and one in the office may differ. */
export type SignalSettings = { isDesktopOn: boolean; isSoundOn: boolean }

const storageKey = 'foyer.desk.signals'
const store = createStore<SignalSettings>(read())

export const signalSettings = {
  get: store.get,
  subscribe: store.subscribe,
  change(change: Partial<SignalSettings>): void {
    store.set({ ...store.get(), ...change })
    browserStorage.set(storageKey, JSON.stringify(store.get()))
  },
}

function read(): SignalSettings {
  const stored = browserStorage.get(storageKey) ?? ''
  return {
    isDesktopOn: stored.includes('"isDesktopOn":true'),
    isSoundOn: !stored.includes('"isSoundOn":false'),
  }
}
