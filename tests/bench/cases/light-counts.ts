import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { sendRequest, text300 } from '../world/requests.ts'
import { accepted, startLoad, startServer } from '../world/server.ts'
import { forgetStatements, statementsSince, total } from '../world/statements.ts'
import { createVisitors } from '../world/visitors.ts'

const threads = 500
const perSecond = 100
const paceMs = 4_000
/** As few under way as still fill batches: what is under way outlives a collection for a good reason. */
const connections = 16
const sends = 10_000
/** Statements that come less often than once in so many sends belong to background jobs. */
const sendsPerRareStatement = 10

/** What sends cost that must not depend on how many come together: statements of one alone, and garbage that stays. */
export async function lightCounts(engines: Engines, world: BenchDatabase): Promise<Figures> {
  const server = await startServer(engines, world.url, ['--expose-gc'])
  const load = await startLoad((await createVisitors(world, threads)).map(sendRequest))
  const run = async () =>
    accepted(await load.ask('run', { port: server.port, connections, count: sends })).count
  try {
    await run()
    await forgetStatements(world.pool)
    const paced = await load.ask('pace', { port: server.port, connections, perSecond, forMs: paceMs })
    const sent = paced.latenciesMs.length
    const statements = await statementsSince(world.pool)
    const perSend = statements.filter(({ calls }) => calls > sent / sendsPerRareStatement)

    await server.ask('memory', null)
    await server.ask('watchOldSpace', null)
    const bytes = (await run().then(() => server.ask('oldSpaceGrowth', null))) / sends
    return {
      lightStatements: figure(total(perSend), sent, `${perSecond} sends/s`),
      keptBytes: figure(bytes, Buffer.byteLength(text300), `${connections} sends under way`),
    }
  } finally {
    await Promise.all([server.end(), load.end()])
  }
}
