/** `name:base64` keys of FOYER_KEYS, as they are written there. The first signs and seals, all verify and open. */
export type KeyList = readonly string[]

export function keyIdOf(key: string): string {
  return key.slice(0, key.indexOf(':'))
}

/** The next name of the kind k1, k2 and so on that no key has. */
export function nextKeyId(keys: KeyList): string {
  const numbers = keys.map((key) => Number(/^k(\d{1,6})$/.exec(keyIdOf(key))?.[1] ?? 0))
  return `k${Math.max(0, ...numbers) + 1}`
}

/** `known`: all nodes verify with the new key, and none signs with it yet. `first`: they sign with it. */
export function addedKey(keys: KeyList, added: string): { known: string; first: string } {
  return { known: [...keys, added].join(','), first: [added, ...keys].join(',') }
}

/** The list without a key, or why it has to stay. */
export function withoutKey(keys: KeyList, id: string): { value: string } | { problem: string } {
  const place = keys.findIndex((key) => keyIdOf(key) === id)
  if (place === -1) return { problem: `FOYER_KEYS has no key ${id}` }
  if (place === 0) return { problem: `${id} is the first key of FOYER_KEYS: it signs and seals` }
  return { value: keys.filter((_key, index) => index !== place).join(',') }
}
