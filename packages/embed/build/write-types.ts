import ts from 'typescript'

/** Every type that a file passes on, and those that they name, as declarations that need no other file. */
export function writeTypes(program: ts.Program, fileName: string): string {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(fileName)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`${fileName} passes nothing on`)
  const written = new Map<string, string>()
  for (const symbol of checker.getExportsOfModule(module)) write(symbol)
  return [...written.values()].join('\n')

  function write(symbol: ts.Symbol): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const alias = target.declarations?.find(ts.isTypeAliasDeclaration)
    if (!alias || written.has(alias.name.text) || program.isSourceFileDefaultLibrary(alias.getSourceFile()))
      return
    const text = declarationOf(alias)
    written.set(alias.name.text, text)
    if (!isDerived(alias)) ts.forEachChild(alias, writeNamed)
  }

  function writeNamed(node: ts.Node): void {
    const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName)
    if (symbol) write(symbol)
    ts.forEachChild(node, writeNamed)
  }

  function declarationOf(alias: ts.TypeAliasDeclaration): string {
    const text = alias.getSourceFile().text.slice(alias.getFullStart(), alias.end).trim()
    if (!isDerived(alias)) return `${text.replace(/^(?!export|\/\*)/, 'export ')}\n`
    const type = checker.typeToString(checker.getTypeAtLocation(alias.name), undefined, inFull)
    return `export type ${alias.name.text} = ${type}\n`
  }
}

const inFull =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** What is derived from a schema or a list is written as what comes of it. */
function isDerived({ type }: ts.TypeAliasDeclaration): boolean {
  return /\btypeof\b/.test(type.getText())
}
