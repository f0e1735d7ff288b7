import { nodeDies } from './f01-node-dies.ts'
import { allNodesDie } from './f02-all-nodes-die.ts'
import { nodeFrozen } from './f03-node-frozen.ts'
import { postgresDies } from './f04-postgres-dies.ts'
import { postgresSlow } from './f05-postgres-slow.ts'
import { postgresDiskFull } from './f06-postgres-disk-full.ts'
import { redisDies } from './f07-redis-dies.ts'
import { redisHangs } from './f08-redis-hangs.ts'
import { visitorCut } from './f09-visitor-cut.ts'
import { answerLost } from './f10-answer-lost.ts'
import { replays } from './f11-replays.ts'
import { manyTabs } from './f12-many-tabs.ts'
import { stalledClients } from './f13-stalled-clients.ts'
import { wrongClocks } from './f14-wrong-clocks.ts'
import { uploadsBreak } from './f15-uploads-break.ts'
import { agentKilled } from './f16-agent-killed.ts'
import { herd } from './f17-herd.ts'
import { rollingRestart } from './f18-rolling-restart.ts'
import { lookerDies } from './f19-looker-dies.ts'
import { modelMisbehaves } from './f20-model-misbehaves.ts'
import { manyWriters } from './f21-many-writers.ts'
import { eventLoopBlocked } from './f22-event-loop-blocked.ts'
import { migration } from './f23-migration.ts'
import { outOfMemory } from './f24-out-of-memory.ts'
import { restore } from './f25-restore.ts'
import { poisonedRow } from './f26-poisoned-row.ts'
import { poisonedBatch } from './f27-poisoned-batch.ts'
import type { Fault, FaultId } from './fault.ts'

export const faults: Record<FaultId, Fault> = {
  F1: nodeDies,
  F2: allNodesDie,
  F3: nodeFrozen,
  F4: postgresDies,
  F5: postgresSlow,
  F6: postgresDiskFull,
  F7: redisDies,
  F8: redisHangs,
  F9: visitorCut,
  F10: answerLost,
  F11: replays,
  F12: manyTabs,
  F13: stalledClients,
  F14: wrongClocks,
  F15: uploadsBreak,
  F16: agentKilled,
  F17: herd,
  F18: rollingRestart,
  F19: lookerDies,
  F20: modelMisbehaves,
  F21: manyWriters,
  F22: eventLoopBlocked,
  F23: migration,
  F24: outOfMemory,
  F25: restore,
  F26: poisonedRow,
  F27: poisonedBatch,
}
