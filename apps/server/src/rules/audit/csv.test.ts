import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of a CSV file', () => {
  it.each([
    [['a', 'b'], '"a","b"\r\n'],
    [[''], '""\r\n'],
    [['a,b', 'c;d'], '"a,b","c;d"\r\n'],
    [['say "hi"'], '"say ""hi"""\r\n'],
    [['one\ntwo', 'one\r\ntwo'], '"one\ntwo","one\r\ntwo"\r\n'],
    [['Zoë', '设置', '👋'], '"Zoë","设置","👋"\r\n'],
  ])('quotes %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
    'makes %j a text',
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
    },
  )

  it('quotes within what it made a text', () => {
    expect(csvLine(['=HYPERLINK("http://evil.example")'])).toBe('"\'=HYPERLINK(""http://evil.example"")"\r\n')
  })

  it.each(['a=1', '1-1', '{"a":"=1"}', "'=1", ' =1'])('leaves %j as it is', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell.replaceAll('"', '""')}"\r\n`)
  })
})
