import { beforeAll, expect, test } from 'vitest'
import { robotScope } from '@foyer/server/features/robot/knowledge/robot-scope.ts'
import { defaultThresholds } from '@foyer/server/rules/robot/rank/thresholds.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenDocument } from './given.ts'

const world = givenWorld()
const robotNo = 'languages'

beforeAll(async () => {
  const { deps } = world.node
  const { tenantId } = world.demo
  const given = [
    { docId: 'scope-zh', language: 'zh', question: '退款要多久？' },
    { docId: 'scope-es-1', language: 'es', question: '¿Cuándo llega mi pedido?' },
    { docId: 'scope-es-2', language: 'es', question: '¿Cómo pago?' },
    { docId: 'scope-ja', language: 'ja', question: '返品できますか', isPublished: false },
    { docId: 'scope-th', language: 'th', question: 'คืนเงินไหม', robotNo: 'another' },
  ]
  for (const one of given) await givenDocument(deps, tenantId, { robotNo, ...one })
})

const scopeFor = (language: string, robot = robotNo, tenantId = world.demo.tenantId) =>
  robotScope(world.node.deps.db, tenantId, robot, language)

test('the robot answers in the language of the visitor, although it knows more in another', async () => {
  expect(await scopeFor('zh')).toEqual({
    tenantId: world.demo.tenantId,
    robotNo,
    language: 'zh',
    documents: 1,
    thresholds: defaultThresholds('zh'),
    similarity: undefined,
  })
})

test.each(['en', 'ja', 'th'])(
  'where it knows nothing published in %s, it takes the one that it knows most in',
  async (language) => {
    expect(await scopeFor(language)).toMatchObject({ language: 'es', documents: 2 })
  },
)

test('a robot that knows nothing has no scope, and neither has that of another tenant', async () => {
  expect(await scopeFor('zh', 'knows-nothing')).toBeUndefined()
  expect(await scopeFor('zh', robotNo, world.demo.tenantId + 1)).toBeUndefined()
})
