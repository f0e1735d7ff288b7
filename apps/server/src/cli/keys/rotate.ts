import { randomBytes } from 'node:crypto'
import { readKeys } from '../../config.ts'
import { resealSecrets } from '../../features/sealed/reseal.ts'
import { sealedColumns } from '../../features/sealed/sealed-columns.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { addedKey, nextKeyId, withoutKey } from '../../rules/keys/key-list.ts'
import { defineCommand, type CommandRun, type Env } from '../command.ts'
import { withDatabase } from '../with-database.ts'

type Run = Pick<CommandRun<Record<string, never>>, 'env' | 'report' | 'finish'>

/** Looking through all visitors takes as long as it takes. */
const settings = { statement_timeout: '0' }

export const command = defineCommand({
  about: `Reads FOYER_KEYS, changes nothing in it and prints the values to set: a secret, so keep the output
out of logs. The order of a rotation is in docs/operator.md, Keys.`,
  options: {
    reseal: {
      type: 'boolean',
      about: 'encrypt all stored secrets again with the first key; all nodes must know it',
    },
    drop: {
      type: 'string',
      value: '<name>',
      about: 'print FOYER_KEYS without this key, unless it still seals something in the database',
    },
  },
  examples: [
    'foyer keys rotate',
    'foyer keys rotate --reseal',
    'foyer keys rotate --drop k1',
    'foyer keys rotate --json | jq -r .value',
  ],
  async run({ env, values, report, finish }) {
    const keys = readKeys(env)
    if (!values.reseal && values.drop === undefined) return addKey(env, finish)
    const sealed = values.reseal ? await reseal(keys, { env, report, finish }) : undefined
    const value = values.drop === undefined ? undefined : await dropKey(env, values.drop)
    const totals = Object.values(sealed ?? {})
    const failed = totals.reduce((sum, each) => sum + each.failed, 0)
    finish({ ...(sealed && { sealed }), ...(value !== undefined && { dropped: values.drop, value }) }, [
      ...Object.entries(sealed ?? {}).map(
        ([name, each]) => `${name}: ${each.resealed} encrypted again, ${each.failed} failed`,
      ),
      ...(value === undefined ? [] : [`FOYER_KEYS=${value}`]),
    ])
    return failed === 0 ? 0 : 1
  },
})

function listOf(env: Env): string[] {
  return (env['FOYER_KEYS'] ?? '').split(',')
}

function addKey(env: Env, finish: Run['finish']): number {
  const keys = listOf(env)
  const newKey = nextKeyId(keys)
  const { known, first } = addedKey(keys, `${newKey}:${randomBytes(32).toString('base64')}`)
  finish({ newKey, known, value: first }, [
    `1. Set this on all nodes and restart them one by one; they then know ${newKey}:`,
    `FOYER_KEYS=${known}`,
    `2. Set this on all nodes and restart them again; they then sign with ${newKey}:`,
    `FOYER_KEYS=${first}`,
    '3. foyer keys rotate --reseal',
    '4. After six days, when the tokens of the old key have expired: foyer keys rotate --drop <old key>',
  ])
  return 0
}

function reseal(keys: ReturnType<typeof readKeys>, { env, report }: Run) {
  const firstKeyId = keys[0]?.id ?? ''
  const box = createSecretBox(keys)
  return withDatabase(
    env,
    ({ db, now, operator }) => resealSecrets(db, { box, firstKeyId, operator, now, report }),
    settings,
  )
}

async function dropKey(env: Env, id: string): Promise<string> {
  const left = withoutKey(listOf(env), id)
  if ('problem' in left) throw new Error(left.problem)
  const inUse = await withDatabase(
    env,
    async ({ db }) => {
      const counts = sealedColumns.map(
        async ({ name, countUnder }) => [name, await countUnder(db, id)] as const,
      )
      return (await Promise.all(counts)).filter(([, count]) => count > 0)
    },
    settings,
  )
  if (inUse.length === 0) return left.value
  const places = inUse.map(([name, count]) => `${count} in ${name}`).join(', ')
  throw new Error(`${id} still seals secrets: ${places}. Run foyer keys rotate --reseal first.`)
}
