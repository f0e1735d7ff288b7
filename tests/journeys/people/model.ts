import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { startModelServer } from '@foyer/testkit/model/model-server.ts'
import { withRobot } from './situations.ts'
import { worldDeps } from './world.ts'

/** All that the robot of these visitors knows. */
const returns = {
  docId: '',
  language: 'en',
  question: 'How do I return something?',
  similar: [],
  answer: '<p>Everything may come back to us. See https://shop.example/returns</p>',
  category: '',
  validFrom: undefined,
  validUntil: undefined,
  isPublished: true,
  attachments: [{ name: 'Return slip.pdf', url: '/files/f1/return-slip.pdf' }],
}

/** A visitor whose channel lets a model answer. The model is a server of the test, and does as it is told. */
export async function withModel(page: Page) {
  const { db, models, clock } = await worldDeps()
  const robotNo = `model-${randomBytes(6).toString('hex')}`
  const situation = await withRobot(page, { robotNo })
  const { tenant_id: tenantId, id: channelId } = await db
    .selectFrom('channels')
    .select(['tenant_id', 'id'])
    .where('key', '=', situation.channelId)
    .executeTakeFirstOrThrow()
  await saveDocument(db, { tenantId, now: clock.now() }, { ...returns, docId: robotNo, robotNo })
  const server = await startModelServer(undefined, modelPort())
  await models.channels.save({ tenantId, channelId }, { isOn: true, endpoint: server.endpoint })
  return { ...situation, server }
}

/** A model server of the test at the place where this worker may have one. */
export function startModelHere() {
  return startModelServer(undefined, modelPort())
}

/** The server lets models be asked at these places only: each worker of the run has one. */
function modelPort(): number {
  const ports = (process.env['FOYER_MODEL_PORTS'] ?? '').split(',')
  return Number(ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)])
}
