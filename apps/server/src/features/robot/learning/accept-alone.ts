import type { AuditActor } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { mayAcceptAlone } from '../../../rules/robot/learning/summarise.ts'
import { BrokenCases } from '../cases/check-cases.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { publishChecked } from '../publish/publish-checked.ts'
import { applyProposals } from './apply-proposals.ts'
import { automaticRobots, type AutomaticRobot } from './learning-settings.ts'
import { wellSupportedIds } from './proposal-lists.ts'
import { readProposals } from './proposal-repository.ts'

const job = 'learning'
const dayMs = 86_400_000
/** Proposals of a robot in one round. */
const most = 100

/** Accepts what robots may accept without an agent. A robot that fails delays no other. */
export async function acceptAlone(deps: Deps): Promise<void> {
  for (const robot of await automaticRobots(deps.db)) {
    const { tenantId, robotNo } = robot
    await deps.quarantine.attempt(job, { tenantId, id: `robot ${robotNo}` }, () => acceptFor(deps, robot))
  }
}

/** A proposal that fails is left to a later round and delays no other. */
async function acceptFor({ db, clock, quarantine }: Deps, robot: AutomaticRobot): Promise<void> {
  const { tenantId } = robot
  const now = clock.now()
  const held = quarantine.held(job).flatMap((row) => (row.tenantId === tenantId ? String(row.id) : []))
  const ids = await wellSupportedIds(db, robot, {
    minVisitors: robot.settings.minVisitors,
    brokeNoCaseSince: now - dayMs,
    except: held.flatMap((name) => idNamed(name) ?? []),
    limit: most,
  })
  const proposals = new Map((await readProposals(db, robot, ids)).map((one) => [one.id, one]))
  for (const id of ids) {
    const one = proposals.get(id)
    if (!one || !mayAcceptAlone(one, robot.settings, 0)) continue
    const row = { tenantId, id: nameOf(id) }
    if ((await quarantine.attempt(job, row, () => acceptOne(db, robot, id, now))) === 'enough') return
  }
}

/** In the quarantine, where sessions and robots are named otherwise. */
const nameOf = (id: string) => `proposal ${id}`
const idNamed = (name: string) => /^proposal (.+)$/.exec(name)?.[1]

const actorOf = ({ tenantId }: RobotRef): AuditActor => ({
  tenantId,
  kind: 'system',
  name: 'robot',
  address: '',
  userAgent: '',
})

/** Under the lock of the robot's publications, so that two nodes together accept no more than one may. */
async function acceptOne(db: Db, robot: AutomaticRobot, id: string, now: number): Promise<'done' | 'enough'> {
  try {
    const { value } = await publishChecked(db, robot, { now }, async (trx) => {
      const [fresh] = await readProposals(trx, robot, [id], { lock: true })
      const today = await acceptedSince(trx, robot, now - dayMs)
      if (today >= robot.settings.mostPerDay) return { value: 'enough' as const, isHeard: false }
      if (fresh?.state !== 'open' || !mayAcceptAlone(fresh, robot.settings, today))
        return { value: 'done' as const, isHeard: false }
      const applying = { actor: actorOf(robot), isAutomatic: true, now }
      const { isHeard } = await applyProposals(trx, robot, [id], applying)
      return { value: 'done' as const, isHeard }
    })
    return value
  } catch (error) {
    if (!(error instanceof BrokenCases)) throw error
    await db
      .updateTable('knowledge_proposals')
      .set({ broke_case_at: now })
      .where('tenant_id', '=', robot.tenantId)
      .where('id', '=', id)
      .execute()
    return 'done'
  }
}

/** Those that an agent took back count too: they were accepted. */
async function acceptedSince(db: Db, { tenantId, robotNo }: RobotRef, since: number): Promise<number> {
  const { n } = await db
    .selectFrom('knowledge_proposals')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('is_automatic', '=', true)
    .where('decided_at', '>', since)
    .executeTakeFirstOrThrow()
  return n
}
