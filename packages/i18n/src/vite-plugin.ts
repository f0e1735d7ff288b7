import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileCatalog, parseTexts, type Texts } from './compile-catalog.ts'
import { fallbackOf, isLocaleCode, locales, type LocaleCode } from './locales.ts'

const catalogFile = /[\\/]i18n[\\/]locales[\\/]([a-z]+)[\\/]([a-z]+)\.json$/

type TransformContext = { addWatchFile: (path: string) => void }

/**
 * Turns an imported `locales/<code>/<audience>.json` into the whole catalogue of that audience: gaps filled from
 * the fallback locale, ICU compiled, and for the desk the shared texts with it (the widget downloads those after
 * its first ones). It stays JSON, so Vite goes on from there.
 */
export function localeCatalogs() {
  return {
    name: 'foyer:locale-catalogs',
    enforce: 'pre' as const,
    transform(this: TransformContext, _code: string, id: string) {
      const [, code, audience] = catalogFile.exec(id) ?? []
      if (!audience || !isLocaleCode(code)) return undefined
      const files = catalogFiles(dirname(dirname(id)), code, audience)
      for (const file of files) this.addWatchFile(file)
      return { code: JSON.stringify(compileCatalog(...files.map(readTexts))), map: null }
    },
  }
}

type BundleContext = { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }

/** The widget's first texts beside what was built, a file for each locale: the server sends them with a page. */
export function bootstrapTexts() {
  const root = join(import.meta.dirname, '../locales')
  return {
    name: 'foyer:opening-texts',
    apply: 'build' as const,
    generateBundle(this: BundleContext) {
      for (const code of Object.keys(locales).filter(isLocaleCode)) {
        const messages = compileCatalog(...catalogFiles(root, code, 'widget').map(readTexts))
        this.emitFile({ type: 'asset', fileName: `opening/${code}.json`, source: JSON.stringify(messages) })
      }
    },
  }
}

/** Least important first: the fallback's texts, then the locale's own. */
function catalogFiles(root: string, code: LocaleCode, audience: string): string[] {
  const fallback = fallbackOf(code)
  const names = audience === 'desk' ? ['extended', audience] : [audience]
  const own = names.map((name) => join(root, code, `${name}.json`))
  return fallback ? [...catalogFiles(root, fallback, audience), ...own] : own
}

function readTexts(file: string): Texts {
  return parseTexts(readFileSync(file, 'utf8'))
}
