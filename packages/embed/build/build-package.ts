import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { writeTypes } from './write-types.ts'

const root = join(import.meta.dirname, '..')
const sources = join(root, 'src')
const scripts: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
}

/**
 * Plain modules with their types. Nothing is bundled: whoever uses the package has a bundler. The types that come from
 * the contract are written out, because it is not published and speaks in schemas.
 */
export function buildPackage(outDir: string): void {
  rmSync(outDir, { recursive: true, force: true })
  const program = createProgram(outDir)
  const problems = ts.getPreEmitDiagnostics(program)
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost))
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(sources))
  for (const file of ours) {
    program.emit(file, (name, text) => write(name, withJsNames(text)))
    const { outputText } = ts.transpileModule(file.text, {
      fileName: file.fileName,
      compilerOptions: scripts,
    })
    write(join(outDir, basename(file.fileName).replace(/\.tsx?$/, '.js')), withJsNames(outputText))
  }
  write(join(outDir, 'host.d.ts'), writeTypes(program, join(sources, 'host.ts')))
}

function createProgram(outDir: string): ts.Program {
  const configFile = join(root, 'tsconfig.json')
  const changes = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir, rootDir: sources }
  const config = ts.getParsedCommandLineOfConfigFile(configFile, changes, configHost)
  const entries = ['index.ts', 'react.tsx', 'host.ts'].map((file) => join(sources, file))
  return ts.createProgram(entries, config?.options ?? {})
}

/** We name sources; what is published has only what they became. */
function withJsNames(text: string): string {
  return text.replaceAll(/( from ['"]\.\/[\w-]+)\.tsx?(?=['"])/g, '$1.js')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const configHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
}
