import { nodeDies } from './f01-node-dies.ts'
import { allNodesDie } from './f02-all-nodes-die.ts'
import { postgresDies } from './f04-postgres-dies.ts'
import { redisDies } from './f07-redis-dies.ts'
import { redisHangs } from './f08-redis-hangs.ts'
import { visitorCut } from './f09-visitor-cut.ts'
import { answerLost } from './f10-answer-lost.ts'
import { replays } from './f11-replays.ts'
import { manyTabs } from './f12-many-tabs.ts'
import { rollingRestart } from './f18-rolling-restart.ts'
import type { Fault, FaultId } from './fault.ts'

export const faults: Record<FaultId, Fault> = {
  F1: nodeDies,
  F2: allNodesDie,
  F4: postgresDies,
  F7: redisDies,
  F8: redisHangs,
  F9: visitorCut,
  F10: answerLost,
  F11: replays,
  F12: manyTabs,
  F18: rollingRestart,
}
