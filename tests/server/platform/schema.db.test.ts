import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()
const file = join(import.meta.dirname, '../../../apps/server/src/platform/db/schema.ts')

it('the types of the tables name the columns that the migrations make, and which of them may be null', async () => {
  const { rows } = await world.node.deps.pool.query<{ column: string }>(
    `select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as column
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`,
  )
  expect(typedColumns().toSorted()).toEqual(rows.map((row) => row.column).toSorted())
})

/** `table.column`, with a question mark where null is allowed, as schema.ts has them. */
function typedColumns(): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const aliases = new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .map((alias) => [alias.name.text, alias.type] as const),
  )
  return membersOf(aliases.get('Database')).flatMap((table) => {
    const type =
      table.type && ts.isTypeReferenceNode(table.type) ? aliases.get(table.type.getText()) : table.type
    return membersOf(type).map((column) => {
      const isNullable = column.type?.getText().endsWith('| null') ?? false
      return `${table.name.getText()}.${column.name.getText()}${isNullable ? '?' : ''}`
    })
  })
}

function membersOf(type: ts.TypeNode | undefined): ts.PropertySignature[] {
  return type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
}
