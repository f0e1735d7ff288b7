import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

// `pnpm --filter @foyer/loader build`
const root = import.meta.dirname
const outDir = join(root, 'dist')
/**
 * Almost all of the launcher runs as soon as it is there. Compiled beforehand, beside the page's own work, it costs the
 * page much less (Chromium; others take it for a comment).
 */
const compileHint = '//# allFunctionsCalledOnLoad'

type Bundle = { entry: string; format: 'es' | 'iife'; file: string; panel?: string; banner?: string }

await rm(outDir, { recursive: true, force: true })
// The panel first, because the launcher names its file; and once more by a name that lasts, for older launchers.
const panel = await bundle({ entry: 'src/panel/main.ts', format: 'es', file: 'assets/panel-[hash].js' })
await copyFile(join(outDir, panel), join(outDir, 'assets/panel.js'))
await bundle({ entry: 'src/launcher/main.ts', format: 'iife', file: 'foyer.js', panel, banner: compileHint })
await bundle({ entry: 'src/element/main.ts', format: 'es', file: 'foyer-element.js' })

/** Answers with the name of the file. */
async function bundle({ entry, format, file, panel = '', banner = '' }: Bundle): Promise<string> {
  const results = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { PANEL: JSON.stringify(panel) },
    build: {
      outDir,
      emptyOutDir: false,
      // The oldest browsers that have constructed style sheets and labels as properties.
      target: ['es2022', 'chrome109', 'firefox119', 'safari16.4'],
      lib: { entry, formats: [format], name: 'Foyer' },
      rolldownOptions: { output: { entryFileNames: file, minify: true, postBanner: banner } },
    },
  })
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [output] = outputs
  if (outputs.length !== 1 || !output) throw new Error(`${entry} became ${outputs.length} files`)
  return output.fileName
}
