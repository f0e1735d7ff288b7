import { crc32, deflateRawSync } from 'node:zlib'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { importKnowledge } from '@foyer/contract/desk/knowledge-import.ts'
import type { Agent } from '@foyer/testkit/agent.ts'

export type Imported = OutputOf<typeof importKnowledge>

type Options = Record<string, unknown>

/** Imports a file for the demo robot, as it is. */
export async function importFile(agent: Agent, format: string, file: string | Buffer, options: Options = {}) {
  const { body } = await agent.call('importKnowledge', {
    robotNo: 'r1',
    format,
    file: Buffer.from(file).toString('base64'),
    language: 'en',
    isDryRun: false,
    ...options,
  })
  if (body.code !== 200) throw new Error(String(body.error))
  return body.data as Imported
}

/** The file that an export of a robot gives, as it is. */
export async function exported(agent: Agent, format: string, robotNo: string): Promise<Buffer> {
  const { body } = await agent.call('exportKnowledge', { robotNo, format })
  const response = await fetch(agent.http.address + String(body.data['path']), { headers: agent.headers })
  return Buffer.from(await response.arrayBuffer())
}

/** Outcomes, or the reasons of refusals, in the order of the rows; a problem of the whole file alone. */
export function outcomes({ problem, rows }: Imported): string[] {
  return problem ? [problem] : rows.map(({ outcome, reason }) => reason ?? outcome)
}

const sheetHead = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook whose first sheet has this XML inside `sheetData`; `extra` adds or replaces files. */
export function workbook(sheetData: string, extra: Record<string, string | Buffer> = {}): Buffer {
  const sheet = `${sheetHead}<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`
  return zipOf({
    '[Content_Types].xml': `${sheetHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${sheetHead}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${sheetHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${sheetHead}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...extra,
  })
}

/** Rows of texts as a sheet writes them. */
export function cells(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row, at) => {
      const inside = row.map(
        (text, column) =>
          `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
      )
      return `<row r="${at + 1}">${inside.join('')}</row>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

type ZipLie = { statedBytes?: number }

/** A zip archive. `statedBytes` is a lie about the size of every file. */
export function zipOf(files: Record<string, string | Buffer>, { statedBytes }: ZipLie = {}): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(statedBytes ?? bytes.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), shared, rest, Buffer.from(name)]))
    bodies.push(local)
    at += local.length
  }
  const end = Buffer.alloc(22)
  Buffer.from([0x50, 0x4b, 5, 6]).copy(end)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...directory, end])
}
