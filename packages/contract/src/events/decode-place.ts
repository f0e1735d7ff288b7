import { count, type Fields } from '../readers.ts'
import type { Standing } from './server-event.ts'

/** The place in the queue, and the waiting time if the server can say. */
export function decodePlace(wire: Fields): Pick<Standing, 'waitIndex' | 'wait'> {
  const [fromMs, toMs] = [count(wire, 'waitFromMs'), count(wire, 'waitToMs')]
  return { waitIndex: count(wire, 'waitIndex'), ...(toMs > 0 && { wait: { fromMs, toMs } }) }
}
