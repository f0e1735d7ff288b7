import { rm } from 'node:fs/promises'
import type { Config } from '@foyer/server/config.ts'
import type { Seams } from '@foyer/server/deps.ts'
import { startNode, type ServerNode } from '@foyer/server/node.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { Http } from '@foyer/testkit/http.ts'
import { recordingLog } from '@foyer/testkit/recording-log.ts'
import { storageDir, testConfig } from '@foyer/testkit/test-config.ts'
import { onTestFinished } from 'vitest'

export type StartedNode = { node: ServerNode; http: Http; link: string | undefined; token: string }

/** An installation in which there is no tenant, gone after the test. Each start of a node answers with what it logged. */
export async function givenEmpty() {
  const engines = givenEngines()
  const database = await createDatabase(engines.databaseUrl)
  const nodes: ServerNode[] = []
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.drain()))
    await database.drop()
    await rm(storageDir(database.url), { recursive: true, force: true })
  })

  async function start(changes: Partial<Config> = {}, seams: Seams = {}): Promise<StartedNode> {
    const { log, lines } = recordingLog()
    const urls = { databaseUrl: database.url, redisUrl: engines.redisUrl }
    const node = await startNode(testConfig(urls, changes), { log, ...seams })
    nodes.push(node)
    const links = lines.flatMap(({ setupLink }) => (typeof setupLink === 'string' ? [setupLink] : []))
    if (links.length > 1) throw new Error('more than one line with a link')
    const [link] = links
    return { node, http: new Http(node.address), link, token: link?.split('#token=')[1] ?? '' }
  }
  return { start }
}

export const answers = {
  organisation: 'Harbour Home',
  name: 'Mia',
  email: 'mia@harbour.example',
  password: 'nine purple kettles on a boat',
  locale: 'en',
  timeZone: 'Europe/Berlin',
}
