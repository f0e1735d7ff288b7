import { tabStorage } from '../platform/storage.ts'

const storageKey = 'foyer.desk.setupToken'

/** The token of the link, which this tab keeps over a reload. It leaves the address: the history must not hold it. */
export function takeSetupToken(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token) {
    tabStorage.set(storageKey, token)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return token ?? tabStorage.get(storageKey)
}

export function forgetSetupToken(): void {
  tabStorage.remove(storageKey)
}
