import { createStore } from '@foyer/client/store.ts'
import { browserStorage } from '../platform/storage.ts'

/** Settings per browser: a computer at home and one in the office may differ. */
export type NotificationSettings = { isDesktopOn: boolean; isSoundOn: boolean }

const storageKey = 'foyer.desk.signals'
const store = createStore<NotificationSettings>(read())

export const notificationSettings = {
  get: store.get,
  subscribe: store.subscribe,
  change(change: Partial<NotificationSettings>): void {
    store.set({ ...store.get(), ...change })
    browserStorage.set(storageKey, JSON.stringify(store.get()))
  },
}

function read(): NotificationSettings {
  const stored = browserStorage.get(storageKey) ?? ''
  return {
    isDesktopOn: stored.includes('"isDesktopOn":true'),
    isSoundOn: !stored.includes('"isSoundOn":false'),
  }
}
