import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { openingId, type Opening, type OpeningTexts } from '@foyer/contract/channel/opening.ts'
import type { FastifyRequest } from 'fastify'

/** What a page of the chat brings along, by its name and who asks; most bring nothing. */
export type OpeningOf = (
  page: string,
  request: FastifyRequest,
  textsIn: (code: string) => OpeningTexts | undefined,
) => Promise<Opening | undefined>

/** The widget's page with its opening in it; undefined where it has none. */
export async function readChatPage(root: string, opening: OpeningOf) {
  const [before, after] = (await readFile(join(root, 'index.html'), 'utf8')).split('<div id="root">')
  const texts = await readTexts(join(root, 'opening'))

  return async (page: string, request: FastifyRequest): Promise<string | undefined> => {
    const found = await opening(page, request, (code) => texts.get(code))
    if (!found || after === undefined) return undefined
    return `${before}<script type="application/json" id="${openingId}">${asData(found)}</script><div id="root">${after}`
  }
}

/** Data within a page, and never its end: a `<` in it is written another way. */
function asData(opening: Opening): string {
  return JSON.stringify(opening).replaceAll('<', String.raw`\u003c`)
}

/** A build from before there were any brings none. */
async function readTexts(dir: string): Promise<ReadonlyMap<string, OpeningTexts>> {
  const files = existsSync(dir) ? await readdir(dir) : []
  const texts = files.map(async (file): Promise<[string, OpeningTexts]> => {
    const code = parse(file).name
    return [code, { code, messages: asMessages(JSON.parse(await readFile(join(dir, file), 'utf8'))) }]
  })
  return new Map(await Promise.all(texts))
}

/** Files of our own build. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asMessages = (value: unknown) => value as OpeningTexts['messages']
