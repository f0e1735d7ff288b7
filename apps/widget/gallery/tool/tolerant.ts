import { transformWithOxc, type Plugin } from 'vite'

const broken = '\0broken:'
const ours = /\/(?:apps|packages)\/(?!.*\/node_modules\/).*\.tsx?$/

/**
 * While several people write at once something is always half done. A module that is missing or does not compile
 * throws when it is used, with its own error: only exhibits that need it are lost.
 */
export function tolerant(): Plugin {
  return {
    name: 'foyer:tolerant',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !ours.test(importer) || source.startsWith('\0')) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found ?? `${broken}${source} is imported by ${importer} and is not there`
    },
    load: (id) => (id.startsWith(broken) ? throwing(id.slice(broken.length)) : undefined),
    async transform(code, id) {
      if (!ours.test(id)) return undefined
      try {
        await transformWithOxc(code, id)
        return undefined
      } catch (error) {
        return throwing(`${id} does not compile: ${String(error)}`)
      }
    },
  }
}

function throwing(message: string) {
  return { code: `throw new Error(${JSON.stringify(message)})`, map: null, moduleType: 'js' as const }
}
