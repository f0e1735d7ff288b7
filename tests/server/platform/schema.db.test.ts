import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()
const folder = join(import.meta.dirname, '../../../apps/server/src/platform/db')
const files = [
  'schema.ts',
  ...readdirSync(folder).filter((name) => name.endsWith('-tables.ts')),
  '../../rules/facts/fact-rows.ts',
].map((name) => join(folder, name))

it('the types of the tables name the columns that the migrations make, and which of them may be null', async () => {
  const { rows } = await world.node.deps.pool.query<{ column: string }>(
    `select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as column
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'migrations' and table_name !~ '^entries_\\d+$'`,
  )
  expect(typedColumns().toSorted()).toEqual(rows.map((row) => row.column).toSorted())
})

/** `table.column`, with a question mark where null is allowed, as schema.ts and what it is made of have them. */
function typedColumns(): string[] {
  const aliases = new Map(files.flatMap(aliasesIn))
  return membersOf(aliases.get('Database'), aliases).flatMap((table) =>
    membersOf(table.type, aliases).map((column) => {
      const isNullable = column.type?.getText().endsWith('| null') ?? false
      return `${table.name.getText()}.${column.name.getText()}${isNullable ? '?' : ''}`
    }),
  )
}

type Aliases = ReadonlyMap<string, ts.TypeNode>

function aliasesIn(file: string): [string, ts.TypeNode][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias.type])
}

function membersOf(type: ts.TypeNode | undefined, aliases: Aliases): ts.PropertySignature[] {
  if (!type) return []
  if (ts.isTypeReferenceNode(type)) return membersOf(aliases.get(type.getText()), aliases)
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, aliases))
  return ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
}
