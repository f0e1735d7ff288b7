import { describe, expect, it } from 'vitest'
import { importLimits } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { cells, importFile, outcomes, workbook, zipOf } from './given.ts'

const world = givenWorld({}, { limitScale: 20 })
const ana = () => Agent.signIn(world.http)
const xml = '<?xml version="1.0"?>'

/** Outcomes of a dry run, which must come soon and leave the server alive. */
async function dryRun(format: string, file: string | Buffer): Promise<string[]> {
  const started = performance.now()
  const read = outcomes(await importFile(await ana(), format, file, { isDryRun: true }))
  expect(performance.now() - started).toBeLessThan(20_000)
  return read
}

async function storedAnswer(question: string): Promise<string> {
  const row = await world.node.deps.db
    .selectFrom('knowledge_documents')
    .select('answer')
    .where('question', '=', question)
    .executeTakeFirstOrThrow()
  return row.answer
}

describe('workbooks', () => {
  const fine = cells([
    ['question', 'answer'],
    ['Q?', 'A.'],
  ])

  it('a bomb is not unpacked, whatever size it states', async () => {
    const bomb = Buffer.alloc(200_000_000, 0x20)
    const files = { 'xl/worksheets/sheet1.xml': bomb }
    expect(await dryRun('xlsx', zipOf(files))).toEqual(['unreadable'])
    expect(await dryRun('xlsx', zipOf(files, { statedBytes: 10 }))).toEqual(['unreadable'])
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`xl/${at}.xml`, '<a/>']))
    expect(await dryRun('xlsx', zipOf(many))).toEqual(['unreadable'])
  })

  it('archives inside of archives are not opened, and other parts are left out', async () => {
    const inner = zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(50_000_000, 0x20) })
    const file = workbook(fine, { 'xl/embeddings/inner.xlsx': inner, 'xl/media/x.bin': 'x' })
    expect(await dryRun('xlsx', file)).toEqual(['added'])
  })

  it('names that lead out of the archive are left out', async () => {
    expect(
      await dryRun('xlsx', workbook(fine, { '../../etc/x.xml': '<a/>', '/etc/passwd.xml': '<a/>' })),
    ).toEqual(['added'])
  })

  it('entities are not expanded, not even read', async () => {
    const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
      '',
    )
    const bomb = `${xml}<!DOCTYPE x [<!ENTITY l0 "lol">${lol}]><sst><si><t>&l9;</t></si></sst>`
    expect(await dryRun('xlsx', workbook(fine, { 'xl/sharedStrings.xml': bomb }))).toEqual(['unreadable'])
    const file = `${xml}<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><sst><si><t>&f;</t></si></sst>`
    expect(await dryRun('xlsx', workbook(fine, { 'xl/sharedStrings.xml': file }))).toEqual(['unreadable'])
  })

  it.each([
    ['a far column', '<row r="1"><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>', 'tooManyColumns'],
    ['a far row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 'tooManyRows'],
    ['a place that is none', '<row r="1"><c r="A99999999999"><v>1</v></c></row>', 'unreadable'],
    ['a place in disguise', '<row r="1"><c r="&#88;FD1"><v>1</v></c></row>', 'unreadable'],
    ['nothing', '', 'noRows'],
    ['no end', '<row r="1"><c r="A1">'.repeat(2), 'unreadable'],
  ])('with %s', async (_name, sheet, outcome) => {
    expect(await dryRun('xlsx', workbook(sheet))).toEqual([outcome])
  })

  it.each([
    ['no zip at all', Buffer.from('PK\u0003\u0004 but nothing else')],
    ['nothing', Buffer.alloc(0)],
    ['half of one', workbook(fine).subarray(0, 700)],
    ['another file', zipOf({ 'a.xml': '<a/>' })],
  ])('%s is refused', async (_name, file) => {
    expect(await dryRun('xlsx', file)).toEqual(['unreadable'])
  })
})

describe('tables', () => {
  it('a million columns are refused', async () => {
    expect(await dryRun('csv', `question,answer${','.repeat(1_000_000)}\n1,2`)).toEqual(['tooManyColumns'])
    expect(await dryRun('csv', `question,answer${',x'.repeat(200)}\n1,2`)).toEqual(['tooManyColumns'])
  })

  it('too many rows and too many bytes are refused', async () => {
    expect(await dryRun('csv', `question,answer\n${'a,b\n'.repeat(importLimits.rows + 1)}`)).toEqual([
      'tooManyRows',
    ])
    const agent = await ana()
    const input = { robotNo: 'r1', format: 'csv', language: 'en', isDryRun: true }
    const { status } = await agent.call('importKnowledge', { ...input, file: 'A'.repeat(8_000_000) })
    expect(status).toBe(413)
    expect((await agent.call('importKnowledge', { ...input, file: '../../etc/passwd' })).body.error).toBe(
      'request.invalid',
    )
  })

  it('formulas are texts, in and out', async () => {
    const agent = await ana()
    const formula = '=HYPERLINK("http://evil.example","x")'
    const csv = `question,answer\n"${formula.replaceAll('"', '""')}",@SUM(A1)\n'+1 as a spreadsheet guards it,x`
    expect(outcomes(await importFile(agent, 'csv', csv))).toEqual(['added', 'added'])
    expect(await storedAnswer(formula)).toBe('<p>@SUM(A1)</p>')
    expect(await storedAnswer('+1 as a spreadsheet guards it')).toBe('<p>x</p>')
  })
})

describe('html', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">link</a>',
    '<a href="  JaVaScRiPt:alert(1)">link</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p onclick="alert(1)" style="position:fixed">text</p>',
    '<form action="https://evil.example"><input name=password></form>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<img src="https://evil.example/pixel.gif">',
  ].join('\n')

  it.each([
    ['csv', `question,answer\nHostile csv?,"${hostile.replaceAll('"', '""')}<p>ok</p>"`],
    ['json', JSON.stringify([{ question: 'Hostile json?', answerHtml: `${hostile}<p>ok</p>` }])],
    ['html', `<h2>Hostile html?</h2>${hostile}<p>ok</p>`],
    ['markdown', `## Hostile markdown?\n\n${hostile}\n\n[click](javascript:alert(1)) ok`],
  ])('in %s is cleaned like all', async (format, file) => {
    expect(outcomes(await importFile(await ana(), format, file))).toEqual(['added'])
    const answer = await storedAnswer(`Hostile ${format}?`)
    expect(answer).toContain('ok')
    expect(answer).not.toMatch(
      /<(?:script|img|svg|iframe|form|input|math)|="\s*javascript:|\son\w+=|style=|evil\.example/i,
    )
  })

  it('whatever a page is made of, it is read soon or refused', async () => {
    for (const part of [
      '<div>',
      '<details><summary>',
      '<dl><dt>',
      '<h1>',
      '<b>',
      '<table>',
      '<ul><li>',
      '&amp;',
    ])
      await dryRun('html', part.repeat(100_000))
    for (const part of ['> ', '- ', '*', '[', '![](', '`', '<', '#', '_a', '| '])
      await dryRun('markdown', part.repeat(50_000))
  }, 300_000)

  it('json that is nested or of another shape is refused', async () => {
    expect(await dryRun('json', '['.repeat(500_000))).toEqual(['unreadable'])
    expect(await dryRun('json', '{"documents":5}')).toEqual(['unreadable'])
    const proto = '[{"__proto__":{"question":"x"},"constructor":1,"question":"Own?","answer":"a"}]'
    expect(await dryRun('json', proto)).toEqual(['added'])
  })
})

describe('links', () => {
  it('lead to no document of another tenant, and tell nothing of it', async () => {
    await importFile(await ana(), 'json', JSON.stringify([{ id: 'ours', question: 'Ours?', answer: 'x' }]))
    await seedTenant(world.node.deps.db, 'linker')
    const other = await Agent.signIn(world.http, 'ana@linker.example')
    const file = [
      { id: 'l1', question: 'Linked?', answer: 'x', related: ['ours', 'never'] },
      { id: 'l2', question: 'Translated?', answer: 'x', language: 'zh', translationOf: 'ours' },
    ]
    const { rows } = await importFile(other, 'json', JSON.stringify(file))
    const unknown = (docId: string) => ({ docId, problem: 'unknownDocument' })
    expect(rows.map(({ notLinked }) => notLinked)).toEqual([
      [unknown('ours'), unknown('never')],
      [unknown('ours')],
    ])
  })

  it('however long a chain, a circle or an id is, a row is read soon', async () => {
    const rows = Array.from({ length: importLimits.rows }, (_, at) => ({
      id: `c${at}`,
      question: `Chain ${at}?`,
      answer: 'x',
      translationOf: `c${(at + 1) % importLimits.rows}`,
      related: Array.from({ length: 20 }, (_one, other) => `c${(at + other * 7 + 1) % importLimits.rows}`),
    }))
    expect(new Set(await dryRun('json', JSON.stringify(rows)))).toEqual(new Set(['added']))
    const long = [{ id: 'long', question: 'Long?', answer: 'x', translationOf: 'y'.repeat(1_000_000) }]
    const { rows: told } = await importFile(await ana(), 'json', JSON.stringify(long), { isDryRun: true })
    expect(told[0]?.notLinked?.[0]?.docId).toHaveLength(65)
  })
})

it('other tenants, agents below the role and strangers import and export nothing', async () => {
  await world.node.deps.pool.query(`update agents set role = 'agent' where email = 'ben@demo.example'`)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  await expect(importFile(ben, 'csv', 'question,answer\na,b')).rejects.toThrow('identity.forbidden')
  const { body } = await ben.call('exportKnowledge', { robotNo: 'r1', format: 'csv' })
  expect(body.error).toBe('identity.forbidden')
})
