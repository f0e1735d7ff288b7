import { Failed } from './failed.ts'

/** Sender of a request body. `address` is undefined for agents. */
export type Sender = { caller: string; address: string | undefined }

/**
 * How many bodies may be arriving at once, for one caller, for one address and for the node: disk is finite, and
 * sending slowly is free. Unlike a rate limit this counts what is going on, not what has been. The limit of an
 * address keeps whoever opens many chats from taking every lane of the node.
 */
export function createLanes(most: { perCaller: number; perAddress: number; total: number }) {
  const callers = createTally()
  const addresses = createTally()
  let all = 0

  return async function run<T>({ caller, address }: Sender, work: () => Promise<T>): Promise<T> {
    if (callers.of(caller) >= most.perCaller) throw new Failed('request.tooMany')
    if (address !== undefined && addresses.of(address) >= most.perAddress) throw new Failed('request.tooMany')
    if (all >= most.total) throw new Failed('server.busy')
    callers.add(caller, 1)
    if (address !== undefined) addresses.add(address, 1)
    all++
    try {
      return await work()
    } finally {
      all--
      callers.add(caller, -1)
      if (address !== undefined) addresses.add(address, -1)
    }
  }
}

function createTally() {
  const counts = new Map<string, number>()
  const of = (key: string): number => counts.get(key) ?? 0
  function add(key: string, by: number): void {
    const now = of(key) + by
    if (now === 0) counts.delete(key)
    else counts.set(key, now)
  }
  return { of, add }
}
