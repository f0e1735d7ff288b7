import { redisCommand } from '@foyer/testkit/engines/redis-command.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { foreverMs } from './patience.ts'

/** FLUSHALL; asked again if a busy machine did not let Redis answer in time. */
export async function emptyRedis(port: number): Promise<void> {
  const isEmptied = () =>
    redisCommand(port, 'FLUSHALL').then(
      (reply) => reply === 'OK',
      () => false,
    )
  await waitUntil(isEmptied, () => 'Redis was not emptied', foreverMs)
}
