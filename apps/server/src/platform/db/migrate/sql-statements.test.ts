import { expect, it } from 'vitest'
import { splitStatements } from './sql-statements.ts'

const wordsOf = (sql: string) => splitStatements(sql).map(({ words }) => words)

it('splits at semicolons and puts the words in lower case', () => {
  expect(wordsOf('Create Table a (b int);\n\n  drop table c ;')).toEqual([
    'create table a (b int)',
    'drop table c',
  ])
})

it('does not split in strings, names, comments and dollar quotes', () => {
  expect(wordsOf(`select 'a;''b;' , "c;D" -- e; f\n , E'\\';' /* g; /* h; */ i; */ , 1; select 2`)).toEqual([
    `select '' , "c;D" , '' , 1`,
    'select 2',
  ])
  expect(wordsOf('do $$ begin; end $$; create function f() as $body$ $$ ; $body$ language sql')).toEqual([
    'do $$',
    'create function f() as $$ language sql',
  ])
})

it('keeps the text and the line of a statement, and leaves out what is only a comment', () => {
  const sql = `-- head\n\nselect 'A';\n-- between\nselect\n 2\n;\n-- end\n;`
  expect(splitStatements(sql)).toEqual([
    { text: "select 'A'", words: "select ''", line: 3 },
    { text: 'select\n 2', words: 'select 2', line: 5 },
  ])
})

it('ends with what is not closed', () => {
  expect(wordsOf("select 'a; b")).toEqual(["select ''"])
  expect(wordsOf('select 1 /* a; b')).toEqual(['select 1'])
})
